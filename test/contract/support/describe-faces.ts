import { afterAll, beforeAll, describe } from 'vitest'
import { byRemoteClient, inProcess, overHttp, type Face } from './faces'

/** Runs the same tests against every way to reach the interface; the face is there as soon as a test runs. */
export function describeFaces(what: string, body: (face: Face) => void): void {
  describe.each([
    ['in this process', inProcess],
    ['over HTTP', overHttp],
    ["by the desk's own client", byRemoteClient],
  ])(`${what} %s`, (_, open) => {
    let opened: Face
    beforeAll(async () => void (opened = await open()))
    afterAll(() => opened.close())
    body({
      get world() {
        return opened.world
      },
      call: (...given) => opened.call(...given),
      close: () => opened.close(),
    })
  })
}

import type { RequestLine } from '../../../shared/ipc/service'
import type { LocalService } from '../local'
import type { FetchFile, MayCall, Meter, PostJson } from './local-service'

export interface RunningHost {
  /** Under which the service is reached from this machine. */
  readonly address: string
  /** Ends what is under way within seconds. */
  close(): Promise<void>
}

/** The face over HTTP, which is loaded when it is first asked for. */
export interface ServiceHost {
  /** Throws PORT_TAKEN. */
  listen(
    service: LocalService,
    at: { readonly host: string; readonly port: number },
    onRequest: (line: RequestLine) => void,
  ): Promise<RunningHost>
  /** Counts for its metrics page. */
  readonly meter: Meter
}

/** What the service calls by itself; `allowedHosts` may be called although private. */
export type ServiceNetwork = (allowedHosts: readonly string[]) => {
  readonly fetchFile: FetchFile
  readonly postJson: PostJson
  readonly mayCall: MayCall
}

// Speaks the pool's protocol; what it is to do stands in the bytes of the request.
let jobs = 0
process.on('message', async (message) => {
  if (message.kind === 'bind') {
    const result = Buffer.from(message.pictures.map((picture) => Buffer.from(picture)).join(' '))
    return void process.send({ kind: 'done', jobId: message.jobId, rss: 1, result })
  }
  if (message.kind !== 'read') return
  jobs += 1
  const { jobId, request } = message
  const order = Buffer.from(request.bytes).toString()
  const reading = { pid: process.pid, jobs, flags: process.execArgv, arenas: process.env.MALLOC_ARENA_MAX }
  const done = () =>
    process.send({
      kind: 'done',
      jobId,
      rss: order === 'bloat' ? 2 ** 40 : 1,
      result: { reading, further: [], furtherThumbnails: [], pages: [], thumbnail: request.bytes },
    })
  if (order === 'die') process.kill(process.pid, 'SIGKILL')
  else if (order === 'hang') return
  else if (order.startsWith('die-once:')) {
    const { existsSync, writeFileSync } = await import('node:fs')
    const mark = order.slice('die-once:'.length)
    if (existsSync(mark)) done()
    else {
      writeFileSync(mark, '')
      process.kill(process.pid, 'SIGKILL')
    }
  } else if (order === 'damaged') {
    process.send({ kind: 'failed', jobId, rss: 1, error: { code: 'DAMAGED', detail: null } })
  } else if (order === 'slow') setTimeout(done, 150)
  else done()
})
process.on('disconnect', () => process.exit(0))

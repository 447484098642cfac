import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointName } from '../../../shared/contract/endpoints'
import type { Caller, LocalService } from '../../services/local'

const callers = new WeakMap<FastifyRequest, Caller>()

/** Who made a request; undefined where nobody has proven who they are. */
export const callerOf = (request: FastifyRequest): Caller | undefined => callers.get(request)

/** The parts of a route that is for proven callers alone; `name`: the call whose credentials it takes. */
export const answerAs = (
  service: LocalService,
  name: EndpointName,
  answer: (caller: Caller, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) => ({
  // Before the body is even looked at: who may not call learns nothing of what it should hold.
  onRequest: async (request: FastifyRequest): Promise<void> => {
    callers.set(request, await service.authenticate(name, request.headers, { address: request.ip }))
  },
  handler: async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = callers.get(request)
    if (!caller) throw new Error('A call reached its handler without a caller')
    // Tokens and results are for the caller alone.
    void reply.header('cache-control', 'no-store')
    return answer(caller, request, reply)
  },
})

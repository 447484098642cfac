import type { FastifyInstance } from 'fastify'
import { keptFilesPath } from '../../../shared/contract/kept-files'
import { limits } from '../../../shared/contract/limits'
import type { LocalService } from '../../services/local'
import { answerAs } from './caller'

/** The one call that takes bytes. Who may hand over documents may leave them here. */
export function addKeptFiles(app: FastifyInstance, service: LocalService): void {
  app.route({
    method: 'POST',
    url: keptFilesPath,
    bodyLimit: limits.fileBytes,
    ...answerAs(service, 'bulk.multiupload', async (caller, request, reply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      return reply.code(201).send(await service.keepFile(caller, bytes))
    }),
  })
}

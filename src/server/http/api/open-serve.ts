import type { FastifyInstance } from 'fastify'
import { compileEndpoint, readInput } from '../input/endpoint-input.ts'
import { rejectMediaType } from '../input/reject-media-type.ts'
import { createWaitingBytes } from '../limits/waiting-bytes.ts'
import { configOf } from './route-config.ts'
import { isCallOf, type Serve, type ServeOptions, sendReply } from './serve.ts'

/**
 * The way to serve endpoints of a site without accounts: every user is anonymous, and an endpoint for accounts is not served. Calls are not counted,
 * since there is no store to count in: the commands that serve a site give it one.
 */
export function createOpenServe(app: FastifyInstance, options: ServeOptions): Serve {
  const waitingBytes = createWaitingBytes()
  return (endpoint, answer) => {
    if (endpoint.access !== 'anyone') return
    const checks = compileEndpoint(endpoint)
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      config: configOf(endpoint),
      onRequest: async (request) => rejectMediaType(endpoint, request),
      handler: async (request, reply) => {
        const call = { ...readInput(checks, request), account: undefined, session: undefined, request, reply }
        if (!isCallOf(endpoint, call)) throw new Error(`${endpoint.path} is for accounts`)
        const result = await answer(call)
        return sendReply(result, { endpoint, checks, reply, waitingBytes, ...options })
      },
    })
  }
}

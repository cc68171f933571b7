import type { FastifyInstance, FastifyRequest } from 'fastify'
import { telemetry } from '#contracts/telemetry-calls.ts'
import {
  PING_BYTES_MAX,
  PING_VERSION,
  SUBMIT_PATH,
  TELEMETRY_APP,
  TELEMETRY_PINGS,
  type TelemetryPingName,
} from '#contracts/telemetry-names.ts'
import type { Serve } from '../http/api/serve.ts'
import { createChores } from '../http/chores.ts'
import { AppError } from '../http/errors/app-error.ts'
import { CACHE } from '../http/headers/cache-control.ts'
import { addressPrefix } from '../http/limits/address-prefix.ts'
import { takeInTurn } from '../http/limits/take-in-turn.ts'
import type { Services } from '../http/services.ts'
import { utcDay } from '../store/utc-day.ts'
import { listEvents } from './list-events.ts'
import { createPingBatch } from './ping-batch.ts'
import { readPing } from './read-ping.ts'
import { sweepTelemetry } from './sweep-telemetry.ts'
import { type ReceivedPing, writePings } from './write-pings.ts'

/** As in RFC 9562, in lower case. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const NO_CONTENT = 204

interface SubmitRoute {
  readonly Params: { readonly app: string; readonly ping: string; readonly version: string; readonly id: string }
}

/**
 * `POST /submit/{app}/{ping}/1/{id}`: takes pings of browsers and answers when they are stored (docs/behaviour/telemetry.md 1 to 7). A route and
 * no endpoint: Glean names its path, and its bodies are compressed.
 */
export function serveTelemetry(app: FastifyInstance, serve: Serve, services: Services): void {
  const { store, now, limits, diskSpace } = services
  createChores(app, services).everyHour(() => sweepTelemetry(store.db, now()))
  const batch = createPingBatch<ReceivedPing>({
    write: (pings) => store.transact((transaction) => writePings(transaction, pings, utcDay(now()))),
  })
  app.addHook('onClose', () => batch.end())
  serve(telemetry.events, ({ reply }) => {
    reply.header('cache-control', CACHE.hour)
    return { events: listEvents() }
  })
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // A beacon says `text/plain`, Glean's own request `application/json`; what it is shows when it is read.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body)
    scope.post<SubmitRoute>(`${SUBMIT_PATH}/:app/:ping/:version/:id`, {
      bodyLimit: PING_BYTES_MAX,
      config: { isForPrograms: true },
      onRequest: async (request) => {
        if (!isKnown(request.params)) throw new AppError('not_found')
        const rejected = await takeInTurn(limits, [
          ['telemetry', `address:${addressPrefix(request.ip)}`],
          ['telemetry', 'subject:site'],
        ])
        if (rejected !== undefined)
          throw new AppError('too_many_requests', { headers: { 'retry-after': String(rejected.retryAfterSeconds) } })
        if ((await diskSpace.check()) === 'full') throw new AppError('storage_full')
      },
      handler: async ({ params, body, headers }, reply) => {
        if (!(body instanceof Uint8Array)) throw new AppError('validation', { message: 'This request has no body.' })
        const { ping, bytes } = await readPing(body, headers['content-encoding'])
        await batch.add({ id: params.id, name: nameOf(params.ping), ping }, bytes)
        return reply.code(NO_CONTENT).header('cache-control', CACHE.personal).send()
      },
    })
  })
}

function isKnown({ app, ping, version, id }: SubmitRoute['Params']): boolean {
  return app === TELEMETRY_APP && isPingName(ping) && version === PING_VERSION && ID.test(id)
}

function isPingName(name: string): name is TelemetryPingName {
  return TELEMETRY_PINGS.some((known) => known === name)
}

/** @throws AppError `not_found` */
function nameOf(name: string): TelemetryPingName {
  if (!isPingName(name)) throw new AppError('not_found')
  return name
}

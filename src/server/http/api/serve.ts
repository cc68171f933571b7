import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf, Endpoint, FormOf, ParamsOf, QueryOf, ReplyOf } from '#contracts/endpoint.ts'
import { AppError } from '../errors/app-error.ts'
import { chooseEncoding, type Encoding } from '../headers/accept-encoding.ts'
import { CACHE } from '../headers/cache-control.ts'
import { compileEndpoint, type EndpointChecks, readInput } from '../input/endpoint-input.ts'
import { bodyBytesOf } from '../input/read-bodies.ts'
import { rejectMediaType } from '../input/reject-media-type.ts'
import { SMALL_BYTES, type WaitingBytes } from '../limits/waiting-bytes.ts'
import { compressNow } from '../responses/compressor.ts'
import { sendParts } from '../responses/send-parts.ts'
import type { Services } from '../services.ts'
import type { AccountRow, FoundSession, SessionRow } from '../sessions/sessions.ts'
import { guardRate } from './guard-rate.ts'
import { configOf } from './route-config.ts'

type Known<E extends Endpoint, Row> = E['access'] extends 'account' | 'staff' ? Row : Row | undefined

/** A validated and authorised request. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly form: FormOf<E>
  /** The caller; undefined for an anonymous user, where the endpoint allows anyone. */
  readonly account: Known<E, AccountRow>
  readonly session: Known<E, SessionRow>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The response: nothing if the endpoint has no reply. */
type AnswerOf<E extends Endpoint> = ReplyOf<E> extends undefined ? unknown : ReplyOf<E>

/** Serves an endpoint. What `answer` gives is the reply, or it gives back the FastifyReply that it has sent itself; an AppError that it throws becomes the envelope. */
export type Serve = <E extends Endpoint>(endpoint: E, answer: (call: Call<E>) => Promise<AnswerOf<E> | FastifyReply> | AnswerOf<E>) => void

export interface ServeOptions {
  /** Look at each reply before it is sent; one of another shape than the endpoint says is an error of the server. */
  readonly checkReplies: boolean
}

const OK = 200

/**
 * The way to serve endpoints on an app (docs/decisions/0023). In order: the media type, the session, the limits, who may call, then the
 * body is read and looked at, and only then `answer` is called. The response may not be stored by anyone unless `answer` says otherwise.
 */
export function createServe(app: FastifyInstance, services: Services, options: ServeOptions = { checkReplies: true }): Serve {
  return (endpoint, answer) => {
    const checks = compileEndpoint(endpoint)
    const rate = endpoint.rate ?? (endpoint.method === 'GET' ? 'read' : 'write')
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      config: configOf(endpoint),
      ...(endpoint.maxBytes === undefined ? {} : { bodyLimit: endpoint.maxBytes }),
      onRequest: async (request, reply) => {
        rejectMediaType(endpoint, request)
        await guardRate(services, rate, request, reply)
        rejectStrangers(endpoint, await findCaller(services, request, reply))
      },
      handler: async (request, reply) => {
        const call: LooseCall = { ...readInput(checks, request), ...(await findCaller(services, request, reply)), request, reply }
        if (!isCallOf(endpoint, call)) throw new AppError('unauthorized')
        if (endpoint.grows === true) await services.quotas.spend(request, call.account, bodyBytesOf(request))
        const result = await answer(call)
        return sendReply(result, { endpoint, checks, reply, ...services, ...options })
      },
    })
  }
}

/** A call before it is known whether it has an account. */
interface LooseCall {
  readonly account?: AccountRow | undefined
  readonly session?: SessionRow | undefined
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly form: unknown
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Inputs were looked at when they were read; what is left to see is that there is an account where the endpoint requires one. */
export function isCallOf<E extends Endpoint>(endpoint: E, call: LooseCall): call is LooseCall & Call<E> {
  return endpoint.access === 'anyone' || call.account !== undefined
}

/** @throws AppError `invalid_session` when the account is gone; its cookie goes with it, so that the user is not kept from reading */
async function findCaller(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Partial<FoundSession>> {
  const found = await services.sessions.find(request)
  if (found !== 'deleted-account') return found ?? {}
  services.sessions.forget(reply)
  throw new AppError('invalid_session')
}

function rejectStrangers({ access }: Endpoint, { account }: Partial<FoundSession>): void {
  if (access === 'anyone') return
  if (account === undefined) throw new AppError('unauthorized')
  if (access === 'staff' && account.is_staff !== 1) throw new AppError('forbidden')
}

interface Sending extends ServeOptions {
  readonly endpoint: Endpoint
  readonly checks: EndpointChecks
  readonly reply: FastifyReply
  readonly waitingBytes: WaitingBytes
}

/** Sends what a handler gives, as its endpoint says; nothing when the handler has sent the response itself, or the client has left. */
export async function sendReply(result: unknown, { endpoint, checks, reply, checkReplies, waitingBytes }: Sending): Promise<FastifyReply> {
  if (result === reply || isAnswered(reply)) return reply
  const problem = checkReplies ? checks.reply?.findProblem(result) : undefined
  if (problem !== undefined) {
    throw new Error(
      `${endpoint.method} ${endpoint.path} has sent a response that does not match its contract: ${problem.field} ${problem.expected}`,
    )
  }
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', CACHE.personal)
  reply.code(endpoint.status ?? OK)
  if (checks.reply === undefined) return reply.send()
  const text = JSON.stringify(result)
  if (!isForEverybody(reply)) return sendJson(text, reply, waitingBytes)
  reply.header('vary', 'Accept-Encoding')
  const encoding = chooseEncoding(reply.request.headers['accept-encoding'])
  return encoding === undefined ? sendJson(text, reply, waitingBytes) : await sendCompressed(text, { encoding, reply, waitingBytes })
}

/**
 * A handler that sends something else than JSON gives the reply back. To wait for a reply is to wait for the end of its response, so that it comes here as
 * undefined, and where the client has left before the end, the framework does not take it for sent.
 */
function isAnswered({ sent, raw }: FastifyReply): boolean {
  return sent || raw.headersSent || raw.destroyed
}

/** Only these are compressed: the length of a compressed response says something of a secret next to what others can choose (RFC 7457, section 2.6). */
function isForEverybody(reply: FastifyReply): boolean {
  return String(reply.getHeader('cache-control')).startsWith('public')
}

async function sendCompressed(
  text: string,
  { encoding, reply, waitingBytes }: Pick<Sending, 'reply' | 'waitingBytes'> & { readonly encoding: Encoding },
): Promise<FastifyReply> {
  const bytes = Buffer.from(await compressNow({ encoding, isLasting: false }, Buffer.from(text)))
  waitingBytes.claim(reply, bytes.byteLength)
  return reply.header('content-encoding', encoding).type('application/json; charset=utf-8').send(bytes)
}

/** A long response leaves in pieces, so that it is noticed when its client stops reading. */
function sendJson(text: string, reply: FastifyReply, waitingBytes: WaitingBytes): FastifyReply {
  const bytes = Buffer.byteLength(text)
  waitingBytes.claim(reply, bytes)
  reply.type('application/json; charset=utf-8')
  return bytes <= SMALL_BYTES ? reply.send(text) : sendParts(reply.header('content-length', bytes), [text])
}

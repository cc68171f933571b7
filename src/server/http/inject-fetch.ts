import type { FastifyInstance } from 'fastify'

const NO_BODY: readonly number[] = [101, 204, 205, 304]

/**
 * A `fetch` that is answered by the app itself, without the network: the server speaks with its own provider also before it listens, and
 * whatever stands in front of it.
 *
 * @param origin of the site; other addresses are rejected
 */
export function createInjectFetch(app: FastifyInstance, origin: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (url.origin !== origin) throw new TypeError(`${url.origin} is not an origin of this server`)
    const payload = request.body === null ? undefined : Buffer.from(await request.arrayBuffer())
    const reply = await app.inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: `${url.pathname}${url.search}`,
      headers: { ...Object.fromEntries(request.headers), host: url.host },
      ...(payload === undefined ? {} : { payload }),
    })
    const headers = Object.entries(reply.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [value].flat().map((one): [string, string] => [name, String(one)]),
    )
    return new Response(NO_BODY.includes(reply.statusCode) ? null : new Uint8Array(reply.rawPayload), { status: reply.statusCode, headers })
  }
}

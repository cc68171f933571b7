import type { FastifyRequest } from 'fastify'

/** The query in the address of a page; empty when there is none. */
export function queryOf({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? '')
}

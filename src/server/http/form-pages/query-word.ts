import type { FastifyRequest } from 'fastify'

/** A word in the query of a page; empty when there is none, or several. */
export function queryWord({ query }: Pick<FastifyRequest, 'query'>, name: string): string {
  const fields: Readonly<Record<string, unknown>> = typeof query === 'object' && query !== null ? { ...query } : {}
  const word = fields[name]
  return typeof word === 'string' ? word : ''
}

import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import Value from 'typebox/value'
import type { SiteSource } from '#contracts/site-source.ts'
import { CACHE } from '../headers/cache-control.ts'

const Package = Type.Object({ name: Type.String(), version: Type.String() })

/** The program's name and version, as its package.json has them. */
export function readProgram(): { readonly name: string; readonly version: string } {
  const { name, version } = Value.Parse(Package, JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')))
  return { name, version }
}

/** `/__version__`: which build is served. Which program serves it is for the operator, and stands in the log once it listens. */
export function serveVersion(app: FastifyInstance, site: SiteSource): void {
  app.addHook('onListen', async () => app.log.info(readProgram(), 'program'))
  app.get('/__version__', async (_request, reply) => {
    reply.header('cache-control', CACHE.never)
    return { build: site.current().id }
  })
}

import { get } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { startServer } from '../../start-server.ts'
import { rememberResponses } from './response-memory.ts'

const MIB = 1024 * 1024

let app: FastifyInstance
afterEach(() => app.close())

/**
 * A server whose pages are of the size that their path names, in KiB.
 *
 * @param version what they are made from, and what is current after that
 * @returns how often the framework was asked for a path
 */
async function serve(maxBytes: number, version = { made: 1, current: 1 }): Promise<(path: string, codings?: string) => Promise<number>> {
  app = fastify()
  app.decorate('announceStop', () => undefined)
  app.decorate('repeatLine', (log: () => void) => log)
  const memory = rememberResponses(app, { maxBytes, version: () => version.current })
  const times = new Map<string, number>()
  app.get('/:size/:name', (request, reply) => {
    const body = Buffer.alloc(Number(/\d+/.exec(request.url)?.[0]) * 1024)
    times.set(request.url, (times.get(request.url) ?? 0) + 1)
    memory.store({ request, reply, body, version: version.made })
    return reply.send(body)
  })
  const { url } = await startServer({ app, host: '127.0.0.1', port: 0 })
  return async (path, codings = 'gzip') => {
    const headers = { 'accept-encoding': codings }
    await new Promise((resolve, reject) => get(url + path, { headers }, (reply) => reply.resume().on('end', resolve)).on('error', reject))
    return times.get(path) ?? 0
  }
}

test('what was not asked for longest makes room', async () => {
  const ask = await serve(MIB)
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']) expect(await ask(`/90/${name}`)).toBe(1)
  expect(await ask('/90/a')).toBe(1)
  expect(await ask('/90/l')).toBe(1)
  expect(await ask('/90/a')).toBe(1)
  expect(await ask('/90/b')).toBe(2)
})

test('a new response makes room among older ones, also when all of them were asked for', async () => {
  const ask = await serve(MIB)
  for (let time = 0; time < 2; time += 1)
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']) await ask(`/90/${name}`)
  expect(await ask('/90/l')).toBe(1)
  expect(await ask('/90/l')).toBe(1)
  expect(await ask('/90/k')).toBe(1)
  expect(await ask('/90/a')).toBe(2)
})

test('many small responses count with all that they take', async () => {
  const ask = await serve(MIB)
  for (let name = 0; name < 600; name += 1) await ask(`/0/${name}`)
  expect(await ask('/0/599')).toBe(1)
  expect(await ask('/0/0')).toBe(2)
})

test('a response that would drive out many others is not stored', async () => {
  const ask = await serve(MIB)
  expect(await ask('/200/a')).toBe(1)
  expect(await ask('/200/a')).toBe(2)
})

test('a long list of codings is not part of what is stored', async () => {
  const ask = await serve(MIB)
  const codings = Array.from({ length: 100 }, (_, index) => `x${index}`).join(', ')
  expect(await ask('/1/a', codings)).toBe(1)
  expect(await ask('/1/a', codings)).toBe(2)
})

test('a response of a version that was replaced while it was made is not stored', async () => {
  const version = { made: 1, current: 2 }
  const ask = await serve(MIB, version)
  expect(await ask('/1/a')).toBe(1)
  expect(await ask('/1/a')).toBe(2)
  version.made = 2
  expect(await ask('/1/a')).toBe(3)
  expect(await ask('/1/a')).toBe(3)
})

import { expect, test } from 'vitest'
import { startServer } from '../../start-server.ts'
import { StoreUnavailable } from '../../store/store.ts'
import { openTestStore } from '../../store/testing/open-test-store.fixture.ts'
import { createTestApp, createTestClock } from '../testing/test-app.fixture.ts'
import { readProgram } from './version.ts'

test('a process is ready when the site, its search and the store are there', async () => {
  const it = await createTestApp({ kind: 'sqlite' })
  const reply = await it.app.inject('/readyz')
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(reply.json()).toEqual({ status: 'ready' })
  await it.close()
})

test('a process whose store does not answer is live, and not ready; only its log says why', async () => {
  const lines: string[] = []
  const store = await openTestStore('sqlite')
  const check = async (): Promise<void> => Promise.reject(new StoreUnavailable('gone: secret detail'))
  const it = await createTestApp({ kind: 'sqlite', sharedStore: { ...store, check }, logger: { write: (line) => void lines.push(line) } })
  const reply = await it.app.inject('/readyz')
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
  expect(reply.json()).toEqual({ status: 'not ready' })
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining({ msg: 'not ready', part: 'store' }))
  expect((await it.app.inject('/healthz')).statusCode).toBe(200)
  await it.close()
  await store.close()
})

test('a process that will stop says so before it does, and answers until then', async () => {
  const it = await createTestApp({ kind: 'sqlite', clock: createTestClock() })
  const server = await startServer({ app: it.app, host: '127.0.0.1', port: 0, drainMs: 500 })
  const closed = server.close()
  const ready = await fetch(`${server.url}/readyz`)
  expect(ready.status).toBe(503)
  expect(await ready.json()).toEqual({ status: 'not ready' })
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await closed
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
  await it.close()
})

test('the version says which build is served; which program serves it stands in the log', async () => {
  const lines: string[] = []
  const it = await createTestApp({ kind: 'sqlite', logger: { write: (line) => void lines.push(line) } })
  const server = await startServer({ app: it.app, host: '127.0.0.1', port: 0 })
  const reply = await it.app.inject('/__version__')
  expect(reply.json()).toEqual({ build: 'example' })
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining(readProgram()))
  expect(readProgram().version).toMatch(/^\d+\.\d+\.\d+/)
  await server.close()
  await it.close()
})

import { createServer, type Server } from 'node:http'
import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgresServer } from './postgres-server.fixture.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that answers with the address of the run's PostgreSQL server, and starts it when it is asked for the first time. */
    postgresDoor: string
  }
}

let door: Server | undefined
let server: Promise<PostgresServer> | undefined

/** Runs once before the tests: one PostgreSQL server for all of them, started only when a test requires it. */
export async function setup(project: TestProject): Promise<void> {
  door = createServer((_, response) => {
    server ??= startPostgresServer()
    server.then(
      (running) => response.end(running.addressOf('postgres')),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    )
  })
  const listening = door
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  listening.unref()
  const address = listening.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  project.provide('postgresDoor', `http://127.0.0.1:${address.port}/`)
}

/** Runs once after the tests. */
export async function teardown(): Promise<void> {
  door?.close()
  const running = await server?.catch(() => undefined)
  await running?.stop()
}

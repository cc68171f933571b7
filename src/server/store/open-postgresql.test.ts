import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { postgresqlDialect } from './open-postgresql.ts'
import type { Tables } from './tables.ts'
import { failureOf } from './testing/failure-of.fixture.ts'
import { createTestPlace } from './testing/open-test-store.fixture.ts'

/** A query is answered within this time. */
const SILENCE_MS = 1500
/** Longer. */
const SLOW_QUERY_S = 2

let network: Network
let remove: () => Promise<void>
beforeEach(async () => {
  const { place, remove: removePlace } = await createTestPlace('postgresql')
  remove = removePlace
  network = await openNetwork(new URL(place.databaseUrl ?? ''))
})
afterEach(async () => {
  await network.close()
  await remove()
})

test('a connection that the network swallowed is not used again', async () => {
  const db = open('of requests')
  await sql`select 1`.execute(db)
  network.swallow()
  // The driver would give up the query after 17 s, with another message, and use the connection again.
  expect(String(await failureOf(sql`select 1`.execute(db)))).toMatch('Connection terminated unexpectedly')
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await db.destroy()
})

test('a slow step of a migration is not given up', async () => {
  const db = open('of migrations')
  const { rows } = await sql<{ one: number }>`select 1 as one from pg_sleep(${sql.lit(SLOW_QUERY_S)})`.execute(db)
  expect(rows).toEqual([{ one: 1 }])
  await db.destroy()
})

function open(patience: 'of requests' | 'of migrations'): Kysely<Tables> {
  const dialect = postgresqlDialect({ databaseUrl: network.databaseUrl, onLost: () => undefined, patience, silenceMs: SILENCE_MS })
  return new Kysely<Tables>({ dialect })
}

/** A way to the database that can lose packets. */
interface Network {
  readonly databaseUrl: string
  /** From now on the open connections stay open, but nothing passes. New ones work. */
  swallow(): void
  close(): Promise<void>
}

async function openNetwork(database: URL): Promise<Network> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(database.port), database.hostname)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) {
      sockets.add(socket)
      // A connection that breaks is a part of the test.
      socket.on('error', () => undefined)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  const url = new URL(database)
  url.port = String(address.port)
  return {
    databaseUrl: url.href,
    swallow() {
      for (const socket of sockets) socket.unpipe().resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

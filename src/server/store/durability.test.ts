import { afterEach, describe, expect, test } from 'vitest'
import { assertIntact } from './backup-store.ts'
import { sqliteFile } from './open-sqlite.ts'
import { type Durability, killWriters, LEAST_IN_FLIGHT } from './testing/kill-writers.fixture.ts'
import { createTestPlace, DATABASES } from './testing/open-test-store.fixture.ts'
import { startPostgresServer } from './testing/postgres-server.fixture.ts'

const LIMIT_MS = 60_000
const cleanUps: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

describe('what was acknowledged is there', { timeout: LIMIT_MS }, () => {
  test.each(DATABASES)('after the writing process is killed, on %s', async (kind) => {
    const { place, remove } = await createTestPlace(kind)
    cleanUps.push(remove)
    expectNothingLost(await killWriters({ place, rounds: 3 }))
    if (kind === 'sqlite') assertIntact(sqliteFile(place.dataFolder))
  })

  test('after the PostgreSQL server is killed', async () => {
    const server = await startPostgresServer()
    cleanUps.push(() => server.stop())
    const place = { dataFolder: '/nowhere', databaseUrl: server.addressOf('postgres') }
    expectNothingLost(await killWriters({ place, rounds: 2, kill: () => server.crash(), recover: () => server.restart() }))
  })
})

function expectNothingLost({ acknowledged, lost, torn, leastInFlight }: Durability): void {
  expect({ lost, torn }).toEqual({ lost: [], torn: [] })
  expect(acknowledged).toBeGreaterThan(0)
  expect(leastInFlight).toBeGreaterThanOrEqual(LEAST_IN_FLIGHT)
}

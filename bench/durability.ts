import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assertIntact } from '#server/store/backup-store.ts'
import { sqliteFile } from '#server/store/open-sqlite.ts'
import { type Durability, killWriters } from '#server/store/testing/kill-writers.fixture.ts'
import { startPostgresServer } from '#server/store/testing/postgres-server.fixture.ts'

/*
 * Whether anything that a store acknowledged is lost when it is killed at a random moment, with 20 writes and more in flight: the writing
 * process on SQLite, the writing process on PostgreSQL, and the PostgreSQL server itself. Ends with 1 when something is missing.
 *
 *   node bench/durability.ts [ROUNDS]
 */
const rounds = Number(process.argv[2] ?? 50)
const folder = mkdtempSync(join(tmpdir(), 'lectern-durability-'))
const server = await startPostgresServer(tmpdir())
try {
  const place = { dataFolder: folder }
  report('SQLite, the process is killed', await killWriters({ place, rounds }))
  assertIntact(sqliteFile(folder))
  const shared = { dataFolder: folder, databaseUrl: server.addressOf('postgres') }
  report('PostgreSQL, the process is killed', await killWriters({ place: shared, rounds }))
  const crashes = Math.ceil(rounds / 5)
  report(
    'PostgreSQL, the server is killed',
    await killWriters({ place: shared, rounds: crashes, kill: () => server.crash(), recover: () => server.restart() }),
  )
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

function report(name: string, { rounds: done, acknowledged, lost, torn, leastInFlight }: Durability): void {
  const found = `${lost.length} lost, ${torn.length} torn`
  console.log(`${name}: ${done} kills, ${acknowledged} writes acknowledged, at least ${leastInFlight} in flight, ${found}`)
  if (lost.length + torn.length > 0) process.exitCode = 1
}

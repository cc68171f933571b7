import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { openStore, type StorePlace } from '../open-store.ts'
import type { Store } from '../store.ts'

/** Both databases, for `describe.each`: every suite of a store runs on each. */
export const DATABASES = ['sqlite', 'postgresql'] as const satisfies readonly Store['kind'][]

/** A store of its own for a test file. `close` deletes it as well. */
export interface TestStore extends Store {
  /** To open it once more, by `openStore` or by a process of its own. */
  readonly place: StorePlace
}

/**
 * A new store with all tables and no rows: a real SQLite file, or a database of the run's real PostgreSQL server.
 *
 * @throws Error with what to install when there is no PostgreSQL
 */
export async function openTestStore(kind: Store['kind'], now: () => number = Date.now): Promise<TestStore> {
  const { place, remove } = await createTestPlace(kind)
  const store = await openStore({ ...place, now })
  return {
    kind,
    db: store.db,
    place,
    transact: (work) => store.transact(work),
    check: () => store.check(),
    async close() {
      await store.close()
      await remove()
    },
  }
}

/** A place for a store in which nothing is yet: an empty folder, or an empty database. */
export async function createTestPlace(kind: Store['kind']): Promise<{ place: StorePlace; remove(): Promise<void> }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'lectern-store-'))
  const removeFolder = (): void => rmSync(dataFolder, { recursive: true, force: true })
  if (kind === 'sqlite') return { place: { dataFolder }, remove: async () => removeFolder() }
  const server = await askForServer()
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(server, `create database ${name}`)
  return {
    place: { dataFolder, databaseUrl: server.replace(/\/postgres$/, `/${name}`) },
    async remove() {
      removeFolder()
      await administer(server, `drop database if exists ${name} with (force)`)
    },
  }
}

/** One statement on the server itself, such as `create database`, which no transaction allows. */
async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function askForServer(): Promise<string> {
  const response = await fetch(inject('postgresDoor'))
  const answer = await response.text()
  if (!response.ok) throw new Error(answer)
  return answer
}

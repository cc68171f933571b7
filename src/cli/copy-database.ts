import { existsSync } from 'node:fs'
import { openAndCopy } from '#server/store/copy-store.ts'
import { sqliteFile } from '#server/store/open-sqlite.ts'
import { openStore } from '#server/store/open-store.ts'
import { lockServer } from '#server/store/server-lock.ts'
import { StoreRejected } from '#server/store/store-failure.ts'
import type { Config } from './config.ts'
import { ConfigError } from './setting.ts'
import { storeOptions } from './store-options.ts'

/** `lectern copy-database`: a site moves from SQLite to PostgreSQL. The file of SQLite stays as it is. */
export async function copyDatabase(config: Config): Promise<number> {
  const { databaseUrl, ...own } = storeOptions(config)
  if (databaseUrl === undefined) throw new ConfigError('DATABASE_URL is not set; expected the database to copy to')
  const file = sqliteFile(own.dataFolder)
  if (!existsSync(file)) throw new StoreRejected(`there is no database ${file} to copy`)
  // What a server wrote after this would be missing.
  const lock = lockServer(own.dataFolder)
  try {
    const rows = await openAndCopy(
      () => openStore(own),
      () => openStore({ ...own, databaseUrl }),
    )
    for (const [table, count] of Object.entries(rows)) console.log(`${String(count).padStart(10)} ${table}`)
    console.log(`copied; from now on, set DATABASE_URL for the server: ${file} is no longer used`)
    return 0
  } finally {
    lock.release()
  }
}

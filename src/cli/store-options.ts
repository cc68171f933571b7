import type { StoreOptions } from '#server/store/open-store.ts'
import type { Config } from './config.ts'

/** Where the store of a site is, and the clock of the machine. */
export function storeOptions({ dataFolder, databaseUrl }: Config): StoreOptions {
  return {
    dataFolder,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    now: Date.now,
    report: (line) => console.error(line),
  }
}

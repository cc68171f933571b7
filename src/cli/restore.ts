import { restoreStore } from '#server/store/restore-store.ts'
import { readFileWord } from './backup.ts'
import type { Config } from './config.ts'
import { storeOptions } from './store-options.ts'

/** `lectern restore FILE`: a backup becomes the store; what was the store stays next to it. */
export async function restore(config: Config): Promise<number> {
  const file = readFileWord(config, 'restore')
  const replaced = await restoreStore(storeOptions(config), file)
  console.log(`restored from ${file}${replaced === undefined ? '' : `; the previous data is in ${replaced}`}`)
  return 0
}

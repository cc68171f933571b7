import { restoreStore } from '#server/store/restore-store.ts'
import { readFileWord } from './backup.ts'
import type { Config } from './config.ts'
import { storeOptions } from './store-options.ts'

/** `lectern restore FILE`: a backup becomes the store; what was the store stays beside it. */
export async function restore(config: Config): Promise<number> {
  const file = readFileWord(config, 'restore')
  const kept = await restoreStore(storeOptions(config), file)
  console.log(`restored from ${file}${kept === undefined ? '' : `; what was there before is in ${kept}`}`)
  return 0
}

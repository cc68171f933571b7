import { resolve } from 'node:path'
import { backupStore } from '#server/store/backup-store.ts'
import type { Config } from './config.ts'
import { ConfigError } from './setting.ts'
import { storeOptions } from './store-options.ts'

/** `lectern backup FILE`: all that the server keeps, at one moment; also while it serves. */
export async function backup(config: Config): Promise<number> {
  const file = readFileWord(config, 'backup')
  await backupStore(storeOptions(config), file)
  console.log(`backed up to ${file}; it contains personal data and secret keys: keep it safe`)
  return 0
}

/**
 * The one word after a command: a file, absolute.
 *
 * @throws ConfigError
 */
export function readFileWord({ words }: Config, command: string): string {
  const [word] = words
  if (word === undefined || word === '' || words.length > 1)
    throw new ConfigError(`lectern ${command} needs the name of one file: lectern ${command} FILE`)
  return resolve(word)
}

import { randomBytes } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { openStore } from '#server/store/open-store.ts'
import { AdminError } from './admin-command.ts'
import { ADMIN_COMMANDS, adminHelp } from './admin-commands.ts'
import type { Config } from './config.ts'
import { findSubcommand } from './find-subcommand.ts'
import { readSecretLine } from './read-secret-line.ts'
import { storeOptions } from './store-options.ts'

const FAILED = 1

/**
 * `lectern admin`: accounts, rights, maintenance and shared code, also while the server serves. Exit codes: 0 done, 1 not done (no such account, a
 * password that is too short), 2 called with wrong words.
 *
 * @throws ConfigError, StoreRejected, StoreUnavailable
 */
export async function admin(config: Config, signal: AbortSignal): Promise<number> {
  const found = findSubcommand('admin', ADMIN_COMMANDS, config.words)
  if (found === undefined) {
    console.log(adminHelp())
    return 0
  }
  const { command, words } = found
  const store = await openStore({ ...storeOptions(config), schema: command.makesStore === true ? 'expected or new' : 'expected' })
  try {
    const readPassword = (): Promise<string> => readSecretLine({ input: process.stdin, prompts: process.stderr, signal })
    const outcome = await command.run({ store, config, now: Date.now, randomBytes, readPassword }, words)
    if (outcome.parts !== undefined) await pipeline(outcome.parts, process.stdout, { end: false })
    else console.log(config.isJson ? JSON.stringify(outcome.data) : outcome.text)
    return 0
  } catch (error) {
    if (!(error instanceof AdminError)) throw error
    console.error(error.message)
    return FAILED
  } finally {
    await store.close()
  }
}

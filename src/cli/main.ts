#!/usr/bin/env node
import { MissingPackageError } from '#content/data/installed-package.ts'
import { ContentError } from '#content/read/read-site.ts'
import { SiteFolderError } from '#content/write/site-folder.ts'
import { StoreUnavailable } from '#server/store/store.ts'
import { StoreRefused } from '#server/store/store-failure.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { helpText } from './help.ts'
import { ServeError } from './serve-error.ts'

type Command = (config: Config, signal: AbortSignal) => Promise<number>

/** Each is loaded when it is called: most need little of the program. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  build: async () => (await import('./build.ts')).build,
  check: async () => (await import('./check.ts')).check,
  dev: async () => (await import('./dev.ts')).dev,
  serve: async () => (await import('./serve.ts')).serve,
  start: async () => (await import('./start.ts')).start,
  admin: async () => (await import('./admin.ts')).admin,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
  'copy-database': async () => (await import('./copy-database.ts')).copyDatabase,
}
/** Commands that take words besides options. */
const WITH_WORDS: readonly string[] = ['admin', 'backup', 'restore']
const MIN_NODE = 24

/** Ctrl-C, or the system's wish that we end. */
class Stopped extends Error {}

/** Runs one command. Exit codes: 0 done, 1 failed, 2 called with a wrong word or value, 130 stopped by Ctrl-C. */
async function main([word = 'help', ...args]: readonly string[]): Promise<number> {
  if (Number(process.versions.node.split('.')[0]) < MIN_NODE) {
    console.error(
      `lectern needs Node ${MIN_NODE} or newer, this is ${process.versions.node}: run it with npm start or npx, which use the one in node_modules, or install Node ${MIN_NODE}`,
    )
    return 1
  }
  if (word === 'help' || word === '--help' || word === '-h') {
    console.log(helpText())
    return 0
  }
  const load = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined
  if (load === undefined) {
    console.error(`lectern has no command ${JSON.stringify(word)}; expected one of ${Object.keys(COMMANDS).join(', ')}, help`)
    return 2
  }
  const stop = new AbortController()
  const onSignal = (): void => stop.abort(new Stopped())
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
  try {
    const config = readConfig(args)
    if (config.words.length > 0 && !WITH_WORDS.includes(word)) {
      throw new ConfigError(`lectern ${word} takes options only, not ${JSON.stringify(config.words[0])}`)
    }
    const command = await load()
    return await command(config, stop.signal)
  } catch (error) {
    return report(error)
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  }
}

/** What is the operator's to mend is one line; anything else is a fault of ours and shows where it happened. */
function report(error: unknown): number {
  if (error instanceof Stopped) {
    console.error('stopped; what was served before is unchanged')
    return 130
  }
  if (error instanceof ConfigError) {
    console.error(error.message)
    return 2
  }
  console.error(isExpected(error) ? error.message : error)
  return 1
}

/** Faults of the content, the site folder, the address, the disk: their messages name the path or the setting. */
function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return (
    [ContentError, SiteFolderError, ServeError, MissingPackageError, StoreRefused, StoreUnavailable].some(
      (kind) => error instanceof kind,
    ) ||
    ('syscall' in error && 'path' in error)
  )
}

process.exitCode = await main(process.argv.slice(2))

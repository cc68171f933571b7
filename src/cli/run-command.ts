import { SiteFolderError } from '#content/build/site-folder.ts'
import { MissingPackageError } from '#content/data/installed-package.ts'
import { ContentError } from '#content/site/content-error.ts'
import { StoreUnavailable } from '#server/store/store.ts'
import { StoreRejected } from '#server/store/store-failure.ts'
import { COMMANDS, type CommandName, findCommand } from './commands.ts'
import { type Config, readConfig } from './config.ts'
import { createStop } from './create-stop.ts'
import { commandHelp, helpText } from './help.ts'
import { ServeError } from './serve-error.ts'
import { ConfigError } from './setting.ts'
import { Stopped } from './stopped.ts'
import { type WatchedOutput, watchOutput } from './watch-output.ts'

type Command = (config: Config, signal: AbortSignal) => Promise<number>

/** Each is loaded when it is called: most need little of the program. */
const LOADERS: Readonly<Record<CommandName, () => Promise<Command>>> = {
  build: async () => (await import('./build.ts')).build,
  check: async () => (await import('./check.ts')).check,
  dev: async () => (await import('./dev.ts')).dev,
  serve: async () => (await import('./serve.ts')).serve,
  start: async () => (await import('./start.ts')).start,
  admin: async () => (await import('./admin.ts')).admin,
  newsletter: async () => (await import('./newsletter.ts')).newsletter,
  ads: async () => (await import('./ads.ts')).ads,
  insights: async () => (await import('./insights.ts')).insights,
  scan: async () => (await import('./scan.ts')).scan,
  updates: async () => (await import('./updates.ts')).updates,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
  'copy-database': async () => (await import('./copy-database.ts')).copyDatabase,
}
const OPTIONS_OF_HELP: readonly string[] = ['--help', '-h']
const HELP: readonly string[] = ['help', ...OPTIONS_OF_HELP]
const [FAILED, STOPPED] = [1, 130]
/** A terminal that is closed sends SIGHUP. */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Commands that leave the previous site as it was when they are stopped. */
const BUILDING: readonly string[] = ['start', 'build']

/** Runs one command: the words after `lectern`. Exit codes: 0 done, 1 failed, 2 called with a wrong word or value, 130 stopped by Ctrl-C. */
export async function runCommand(words: readonly string[]): Promise<number> {
  const output = watchOutput(process.stdout)
  return await output.finish(await runWords(words, output))
}

async function runWords([word = 'help', ...args]: readonly string[], output: WatchedOutput): Promise<number> {
  const isHelp = HELP.includes(word)
  const command = findCommand(isHelp ? (args[0] ?? '') : word)
  if (isHelp && args.length === 0) {
    console.log(helpText())
    return 0
  }
  if (command === undefined) {
    const found = isHelp ? args[0] : word
    console.error(`lectern has no command ${JSON.stringify(found)}; expected one of ${COMMANDS.map(({ name }) => name).join(', ')}, help`)
    return 2
  }
  if (isHelp || args.some((arg) => OPTIONS_OF_HELP.includes(arg))) {
    console.log(commandHelp(command.name))
    return 0
  }
  try {
    return await run(command.name, args)
  } catch (error) {
    return output.isFailure(error) ? FAILED : report(command.name, error)
  }
}

async function run(name: CommandName, args: readonly string[]): Promise<number> {
  const { signal, take } = createStop({ now: () => performance.now(), end: () => process.exit(STOPPED) })
  for (const name of STOP_SIGNALS) process.on(name, take)
  try {
    const config = readConfig(name, args)
    const command = await LOADERS[name]()
    return await command(config, signal)
  } finally {
    for (const name of STOP_SIGNALS) process.off(name, take)
  }
}

/** An error that the operator can fix is one line; any other is a bug and shows its stack. */
function report(name: CommandName, error: unknown): number {
  if (error instanceof Stopped) {
    console.error(BUILDING.includes(name) ? 'stopped; the site that was built before is unchanged' : 'stopped')
    return STOPPED
  }
  if (error instanceof ConfigError) {
    console.error(error.message)
    return 2
  }
  console.error(isExpected(error) ? error.message : error)
  return FAILED
}

/** Errors of the content, the site folder, the address, the disk: their messages name the path or the setting. */
function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return (
    [ContentError, SiteFolderError, ServeError, MissingPackageError, StoreRejected, StoreUnavailable].some(
      (kind) => error instanceof kind,
    ) ||
    ('syscall' in error && 'path' in error)
  )
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const PROJECT_FOLDER = join(import.meta.dirname, '..')
const MAIN = join(PROJECT_FOLDER, 'src/cli/main.ts')
/** The line in which a server says where it listens. */
const ADDRESS = /reading at (http:\/\/\S+)/

/** A server of the real command line, in a process of its own. */
export interface LecternServer {
  /** Scheme, host and port without a slash at the end. */
  readonly origin: string
  /** All it has written so far, to both outputs. */
  output(): string
  /** Ends as Ctrl-C does, and waits for the end. */
  stop(): Promise<void>
}

/**
 * Runs a command of the real command line to its end.
 *
 * @throws Error with its output when it ends with another exit code than 0
 */
export async function runLectern(...words: readonly string[]): Promise<string> {
  const { child, output } = startProcess(words)
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`lectern ${words.join(' ')} ended with ${child.exitCode}:\n${output()}`)
  return output()
}

/**
 * Starts `serve` or `dev` on a free port, unless the words name one, and waits until it says its address.
 *
 * @throws Error with its output when it ends before
 */
export async function startLectern(...words: readonly string[]): Promise<LecternServer> {
  return await startLecternWith({}, ...words)
}

/** The same with settings that stand in the environment only. */
export async function startLecternWith(
  settings: Readonly<Record<string, string>>,
  ...[command = 'serve', ...words]: readonly string[]
): Promise<LecternServer> {
  const { child, output } = startProcess([command, '--port', '0', ...words], settings)
  const origin = await new Promise<string>((resolve, reject) => {
    const look = (): void => {
      const found = ADDRESS.exec(output())?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout?.on('data', look)
    child.once('close', (code) => reject(new Error(`lectern ${[command, ...words].join(' ')} ended with ${code}:\n${output()}`)))
  })
  return { origin, output, stop: () => stopProcess(child) }
}

function startProcess(
  words: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): { readonly child: ChildProcess; readonly output: () => string } {
  const env = { ...ownEnvironment(), ...settings }
  const child = spawn(process.execPath, [MAIN, ...words], { cwd: PROJECT_FOLDER, stdio: ['ignore', 'pipe', 'pipe'], env })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8')
    stream?.on('data', (chunk: string) => {
      text += chunk
    })
  }
  // A test run that is broken off must not leave servers behind.
  const kill = (): void => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('close', () => process.off('exit', kill))
  return { child, output: () => text }
}

/** The environment without the settings of whoever runs the tests. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const isSetting = (name: string): boolean =>
    /^(LECTERN_|OIDC_|SMTP_URL$|MAIL_FROM$|TRUST_PROXY$|DATABASE_URL$|SITE_ORIGIN$|RUNNER_ORIGIN$|PORT$|HOST$|NODE_OPTIONS$)/.test(name)
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isSetting(name)))
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill('SIGINT')
  await closed
}

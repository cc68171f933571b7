import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/** The project's own folder. */
export const PROJECT = join(import.meta.dirname, '../../..')
const MAIN = join(PROJECT, 'bin/lectern.mjs')

/** How a run of the command line ended. */
export interface CliRun {
  /** null when a signal ended it. */
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface CliOptions {
  readonly args: readonly string[]
  /** The whole environment apart from PATH. */
  readonly environment?: Readonly<Record<string, string>>
  /** Limit of the size of a file, in blocks of 1024 bytes, as a full disk would be. */
  readonly maxFileBlocks?: number
  /** The file that standard output is; absent: it is collected. */
  readonly outputFile?: string
  /** Options of Node itself. */
  readonly nodeOptions?: readonly string[]
  readonly cwd?: string
  /** Text for standard input; absent: none. */
  readonly input?: string
  /** Whether standard input stays open, as that of a terminal does. */
  readonly isInputOpen?: boolean
  /** Gets the process once it runs. */
  readonly onStart?: (child: ChildProcess) => void
}

/** Runs `lectern {args}` as a process of its own, and waits for its end. */
export function runCli({
  args,
  environment = {},
  maxFileBlocks,
  outputFile,
  nodeOptions = [],
  cwd = PROJECT,
  input,
  isInputOpen = false,
  onStart,
}: CliOptions): Promise<CliRun> {
  const command = [process.execPath, ...nodeOptions, MAIN, ...args]
  const limit = maxFileBlocks === undefined ? '' : `ulimit -f ${maxFileBlocks}; `
  const target = outputFile === undefined ? '' : ` > ${outputFile}`
  const [file = '', ...rest] =
    limit === '' && target === '' ? command : ['bash', '--norc', '-c', `${limit}exec "$@"${target}`, 'bash', ...command]
  const child = spawn(file, rest, { cwd, env: { PATH: '/usr/local/bin:/usr/bin:/bin', ...environment }, stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.on('error', () => {})
  if (!isInputOpen) child.stdin.end(input)
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text
  })
  onStart?.(child)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, ...output }))
  })
}

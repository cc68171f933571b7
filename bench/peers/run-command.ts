import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { type Measured, processorMsOfChildren } from '../run-measured.ts'
import { createProcessFamily, type ProcessFamily } from './process-family.ts'

/** No command asks for news of itself or reports its use. */
const QUIET = {
  ASTRO_DISABLE_UPDATE_CHECK: 'true',
  ASTRO_TELEMETRY_DISABLED: '1',
  BROWSERSLIST_IGNORE_OLD_DATA: 'true',
  DO_NOT_TRACK: '1',
  NO_COLOR: '1',
  NO_UPDATE_NOTIFIER: '1',
}
const TIMEOUT_MS = 30 * 60_000
/** What a command leaves in the background gets so long, and its processor time counts. */
const BACKGROUND_MS = 60_000
const SHOWN_LINES = 15

/** A command of Node, in a folder. */
export interface Command {
  readonly program: string
  readonly words: readonly string[]
  readonly folder: string
  /** The file that takes its output: a pipe that no one reads would hold it up. */
  readonly log: string
}

/** A command that was started. */
export interface StartedCommand {
  readonly family: ProcessFamily
  /** Its exit code; null when a signal has ended it. */
  readonly ended: Promise<number | null>
  /** The end of what it has printed. */
  lastLines(): string
}

/** Starts a command; end its family when it is no longer needed. */
export function startCommand({ program, words, folder, log }: Command): StartedCommand {
  const family = createProcessFamily()
  const file = openSync(log, 'w')
  const child = spawn(process.execPath, [program, ...words], {
    cwd: folder,
    env: { ...process.env, ...QUIET, ...family.environment },
    stdio: ['ignore', file, file],
  })
  closeSync(file)
  return {
    family,
    ended: new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject)),
    lastLines: () => readFileSync(log, 'utf8').trim().split('\n').slice(-SHOWN_LINES).join('\n'),
  }
}

/**
 * Runs a command to its end. No other command may run meanwhile. The kernel adds the processor time of a process to that of its parent only if the parent waits for it,
 * so the times of all processes, as they were last seen, are added up too, and the larger sum counts. Memory is that of all processes together.
 *
 * @throws Error with the end of its output, when its exit code is not 0 or it takes half an hour
 */
export async function runCommand(command: Command): Promise<Measured> {
  const [start, before] = [performance.now(), processorMsOfChildren()]
  const { family, ended, lastLines } = startCommand(command)
  const stopWatching = family.watch()
  try {
    const code = await withTimeout(ended)
    const wallMs = performance.now() - start
    if (code !== 0) throw new Error(`${command.words.join(' ')} ended with ${code}:\n${lastLines()}`)
    await family.whenEnded(BACKGROUND_MS)
    const processorMs = Math.max(processorMsOfChildren() - before, family.processorMs())
    return { wallMs, processorMs, peakMb: family.peakMb() }
  } finally {
    stopWatching()
    await family.end()
  }
}

async function withTimeout(ended: Promise<number | null>): Promise<number | null> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error('expected an end within half an hour')), TIMEOUT_MS)
  try {
    return await Promise.race([ended, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}

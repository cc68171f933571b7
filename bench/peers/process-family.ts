import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { processorMsOf, residentMegabytes } from '../run-measured.ts'

const VARIABLE = 'LECTERN_BENCH_FAMILY'
const LOOK_MS = 50
/** A server gets so long to end by itself. */
const GRACE_MS = 3000

/**
 * All processes that come from one command. A variable of their environment marks them, for some leave their parent: services of bundlers that no one waits for, and
 * work in the background. Linux only.
 */
export interface ProcessFamily {
  /** What the command gets in its environment. */
  readonly environment: Readonly<Record<string, string>>
  /** Looks at the processes every 50 ms until the cleanup that it returns is called. */
  watch(): () => void
  /** Of all processes that were seen, as they were seen last. */
  processorMs(): number
  /** The largest sum of their resident memory, in MB. Memory that they share counts in each of them. */
  peakMb(): number
  /** Resolves when all have ended, or after the time. */
  whenEnded(timeoutMs: number): Promise<void>
  /** Ends all that are still running. */
  end(): Promise<void>
}

/** A family without processes. What runs at the end of this process is killed. */
export function createProcessFamily(): ProcessFamily {
  const mark = `${VARIABLE}=${randomUUID()}`
  const isMember = new Map<number, boolean>()
  const spentMs = new Map<number, number>()
  let peakMb = 0

  const listLiving = (): readonly number[] => {
    const running = listProcesses()
    for (const pid of running) if (!isMember.has(pid)) isMember.set(pid, environmentOf(pid).includes(mark))
    return running.filter((pid) => isMember.get(pid) && residentMegabytes(pid) > 0)
  }
  const look = (): void => {
    const living = listLiving()
    for (const pid of living) spentMs.set(pid, Math.max(spentMs.get(pid) ?? 0, processorMsOf(pid)))
    peakMb = Math.max(peakMb, sumOf(living.map(residentMegabytes)))
  }
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const pid of listLiving()) signalProcess(pid, signal)
  }
  const whenEnded = async (timeoutMs: number): Promise<void> => {
    const deadline = performance.now() + timeoutMs
    while (listLiving().length > 0 && performance.now() < deadline) await wait(LOOK_MS)
  }
  const killNow = (): void => signalAll('SIGKILL')
  // Before others, which may remove the files of these processes.
  process.prependOnceListener('exit', killNow)

  return {
    environment: Object.fromEntries([mark.split('=')]),
    watch() {
      const timer = setInterval(look, LOOK_MS)
      return () => clearInterval(timer)
    },
    processorMs: () => sumOf([...spentMs.values()]),
    peakMb: () => peakMb,
    whenEnded,
    async end() {
      signalAll('SIGTERM')
      await whenEnded(GRACE_MS)
      killNow()
      await whenEnded(GRACE_MS)
      process.off('exit', killNow)
    },
  }
}

function listProcesses(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}

/** Empty when the process has ended, or is not ours to look at. */
function environmentOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** A process that has just ended needs no signal. */
function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    return
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

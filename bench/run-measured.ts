import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What a command took. */
export interface Measured {
  readonly wallMs: number
  /** Of all its threads and of processes that it waited for. */
  readonly processorMs: number
  /** The largest resident memory, in MB: of its own process, and in `bench/peers` of all its processes together. */
  readonly peakMb: number
}

/** The kernel counts processor time in hundredths of a second. */
const TICK_MS = 10
const LOOK_MS = 50

/**
 * Runs a command of Lectern to its end; what it prints is dropped, its errors are shown. Linux only. No other command may run in this process meanwhile.
 *
 * @throws Error when it ends with another code than those of a build: 0, or 1 for problems of the content
 */
export async function runMeasured(words: readonly string[]): Promise<Measured> {
  const [start, before] = [performance.now(), processorMsOfChildren()]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] })
  let peakMb = 0
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, statusOf(child.pid, 'VmHWM'))
  }, LOOK_MS)
  const code = await new Promise<number | null>((end) => child.once('exit', end))
  clearInterval(timer)
  if (code !== 0 && code !== 1) throw new Error(`${words.join(' ')} ended with ${code}`)
  return { wallMs: performance.now() - start, processorMs: processorMsOfChildren() - before, peakMb }
}

/** Of children of this process that ended and that it waited for, and of theirs (proc(5), /proc/pid/stat, fields 16 and 17). Linux only. */
export function processorMsOfChildren(): number {
  const [user = 0, system = 0] = timesOf('self').slice(2)
  return TICK_MS * (user + system)
}

/** Of all threads of a process until now; 0 when it has ended. Linux only. */
export function processorMsOf(pid: number): number {
  const [user = 0, system = 0] = timesOf(pid)
  return TICK_MS * (user + system)
}

/** Fields 14 to 17 of proc(5), /proc/pid/stat. The name of the program, in brackets, may hold spaces. */
function timesOf(pid: number | 'self'): readonly number[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(') ')).split(' ').slice(12, 16).map(Number)
  } catch {
    return []
  }
}

/** The resident memory of a process now, in MB; 0 when it has ended. Linux only. */
export function residentMegabytes(pid: number): number {
  return statusOf(pid, 'VmRSS')
}

function statusOf(pid: number | undefined, name: 'VmHWM' | 'VmRSS'): number {
  try {
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

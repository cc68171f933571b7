import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { median } from './quantiles.ts'

/** Raised when the work of the yardstick changes: figures of different numbers can't be compared. */
const NUMBER = 1
const ROUNDS = 5

/**
 * The speed of this machine at this moment: the processor time, in milliseconds, of a fixed work of text patterns, Markdown, JSON, maps and
 * files (bench/yardstick/work.ts). A figure divided by it can be compared with that of another machine.
 */
export interface Yardstick {
  /** Processor time of one yardstick, in milliseconds. */
  readonly processorMs: number
  /** A time with its multiple of the yardstick: `44.6 s (54.9 y)`. */
  readonly seconds: (ms: number) => string
  /** The same in milliseconds: `3.1 ms (3.8 my)`; a thousandth of a yardstick is written `my`. */
  readonly milliseconds: (ms: number) => string
}

/** Measures the yardstick (about five seconds) and prints it. The median of five rounds, each a process of its own. */
export function measureYardstick(): Yardstick {
  const rounds = Array.from({ length: ROUNDS }, runOnce)
  const processorMs = median(rounds.map(({ times }) => Object.values(times).reduce((sum, ms) => sum + ms, 0)))
  const parts = Object.keys(rounds[0]?.times ?? {}).map(
    (name) => `${name} ${median(rounds.map(({ times }) => times[name] ?? 0)).toFixed(0)}`,
  )
  console.log(
    `1 y (yardstick ${NUMBER}) = ${processorMs.toFixed(0)} ms of processor time (${parts.join(', ')}); Node ${process.versions.node}, markdown-it ${rounds[0]?.markdownIt}`,
  )
  return { processorMs, ...formatsOf(processorMs) }
}

/** How times are written for a machine that needs `processorMs` for a yardstick. */
export function formatsOf(processorMs: number): Omit<Yardstick, 'processorMs'> {
  return {
    seconds: (ms) => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s (${shortNumber(ms / processorMs)} y)`,
    milliseconds: (ms) => `${shortNumber(ms)} ms (${shortNumber((ms / processorMs) * 1000)} my)`,
  }
}

interface Round {
  readonly times: Readonly<Record<string, number>>
  readonly markdownIt: string
}

function runOnce(): Round {
  return JSON.parse(execFileSync(process.execPath, [join(import.meta.dirname, 'yardstick/work.ts')], { encoding: 'utf8' }))
}

/** Three significant digits. */
function shortNumber(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

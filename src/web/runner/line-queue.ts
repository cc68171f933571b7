import type { PlayLine } from '#contracts/play-messages.ts'
import type { RunnerTexts } from '#contracts/runner-page.ts'

/** What a line is made of, without how often it was printed. */
export type NewLine = Omit<PlayLine, 'count'>

/** Lines on their way to the page around, which gets them at most every tenth of a second. */
export interface LineQueue {
  /**
   * Whether the line is shown: not when too many were printed for anyone to read.
   *
   * @param make describes the line; not called when it is not shown
   */
  add(make: () => NewLine): boolean
  /** The line that was added last was printed once more; false when it is gone already. */
  repeat(): boolean
  /** Adds a line for which there is always place. */
  insist(line: NewLine): void
  /** Nothing that was printed before is of interest any more. */
  clear(line: NewLine): void
}

const MAX_LINES = 1000
const INTERVAL_MS = 100

/**
 * Gathers lines, and sends them when the code pauses, or in between when it doesn't. What is more than a thousand lines at once is counted, not
 * shown.
 */
export function createLineQueue(report: (lines: readonly PlayLine[]) => void, texts: Pick<RunnerTexts, 'skipped'>): LineQueue {
  const clock = performance.now.bind(performance)
  const later = setTimeout.bind(globalThis)
  let lines: PlayLine[] = []
  let skipped = 0
  let reported = Number.NEGATIVE_INFINITY
  let isPlanned = false
  /** Lines since the code paused. */
  let shown = 0

  function flush(): void {
    const batch = skipped === 0 ? lines : [...lines, skippedLine(texts, skipped)]
    lines = []
    skipped = 0
    reported = clock()
    if (batch.length > 0) report(batch)
  }

  function push(line: NewLine): void {
    shown += 1
    lines.push({ ...line, count: 1 })
    plan()
  }

  function plan(): void {
    if (clock() - reported > INTERVAL_MS) flush()
    if (isPlanned) return
    isPlanned = true
    later(() => {
      isPlanned = false
      shown = 0
      flush()
    }, INTERVAL_MS)
  }

  return {
    add(make) {
      if (shown < MAX_LINES) {
        push(make())
        return true
      }
      skipped += 1
      return false
    },
    repeat() {
      const last = lines.at(-1)
      if (last === undefined || skipped > 0) return false
      lines[lines.length - 1] = { ...last, count: last.count + 1 }
      return true
    },
    insist: push,
    clear(line) {
      lines = []
      skipped = 0
      shown = 0
      push(line)
    },
  }
}

function skippedLine(texts: Pick<RunnerTexts, 'skipped'>, count: number): PlayLine {
  const text = texts.skipped.replace('{count}', String(count))
  return { method: 'notice', level: 'warn', args: [{ kind: 'string', text }], depth: 0, count: 1 }
}

import { countOf } from '#contracts/count-of.ts'

/** Shows how far a build is: a bar on a terminal, a line now and then in a log. The time counts from the first update. */
export interface Progress {
  update(progress: { readonly done: number; readonly total: number }): void
  /** Removes the bar. */
  end(): void
}

type Output = { readonly isTTY?: boolean; readonly columns?: number; write(text: string): unknown }

const BAR_EVERY_MS = 100
const LINE_EVERY_MS = 5000
const BAR_WIDTH = 24

/**
 * @param output absent: nothing is shown
 * @param now milliseconds that only grow
 */
export function createProgress(output: Output | undefined, now: () => number = () => performance.now()): Progress {
  let began: number | undefined
  let shownAt = 0
  let isShown = false
  return {
    update({ done, total }) {
      if (output === undefined) return
      const at = now()
      if (began === undefined) {
        began = at
        shownAt = at
      }
      const isLast = done === total
      if (at - shownAt < (output.isTTY === true ? BAR_EVERY_MS : LINE_EVERY_MS) || isLast) return
      shownAt = at
      const text = progressText(done, total, (at - began) / 1000)
      if (output.isTTY !== true) output.write(`${text}\n`)
      else {
        const filled = Math.round((done / total) * BAR_WIDTH)
        output.write(
          `\r\u001B[2K${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${text}`.slice(0, Math.max(20, (output.columns ?? 80) + 4)),
        )
        isShown = true
      }
    },
    end() {
      if (isShown) output?.write('\r\u001B[2K')
      isShown = false
    },
  }
}

/**
 * How far a build is, in words.
 *
 * @example progressText(500, 1000, 2) // '500 of 1000 pages, 250 pages/s, 2 s left'
 */
export function progressText(done: number, total: number, seconds: number): string {
  const rate = done / Math.max(seconds, 0.001)
  return `${done} of ${countOf(total, 'page')}, ${countOf(Math.round(rate), 'page')}/s, ${Math.ceil((total - done) / Math.max(rate, 0.001))} s left`
}

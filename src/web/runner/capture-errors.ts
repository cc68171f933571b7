import type { PlayPlace } from '#contracts/play-messages.ts'
import type { RunnerPage } from '#contracts/runner-page.ts'
import { type CleanTexts, describeValue } from './describe-value.ts'
import { findPlace, placeOfError } from './find-place.ts'
import type { LineQueue } from './line-queue.ts'

interface Surroundings {
  readonly queue: LineQueue
  readonly lines: RunnerPage['lines']
  readonly clean: CleanTexts
}

/** Reports to the page around what nothing has caught: errors, also those of code that doesn't parse, and promises that were rejected. */
export function captureErrors({ queue, lines, clean }: Surroundings): void {
  const report = (error: unknown, place: PlayPlace | undefined): void =>
    queue.insist({ method: 'uncaught', level: 'error', args: [describeValue(error, clean)], depth: 0, ...(place && { place }) })
  const ofStack = (error: unknown): PlayPlace | undefined =>
    error instanceof Error && typeof error.stack === 'string' ? findPlace(error.stack, lines) : undefined

  addEventListener('error', (event) => {
    report(event.error ?? event.message, placeOfError(event, lines) ?? ofStack(event.error))
  })
  addEventListener('unhandledrejection', ({ reason }) => report(reason, ofStack(reason)))
}

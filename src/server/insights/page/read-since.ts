import type { Listed } from '../queries/reach.ts'
import { formatDay } from './format.ts'

/** A sentence for a table that has not all days of the period, because there was more than is read. */
export function readSince({ since }: Pick<Listed<unknown>, 'since'>): string | undefined {
  return since === undefined
    ? undefined
    : `There is more than is read at once: this is counted from ${formatDay(since)} on, that day in part.`
}

import { decodedHash } from '../browser/lower-case-hash.ts'

/** Of the addresses that show a live sample in the whole window (docs/behaviour/examples.md 3). */
const PREFIX = 'livesample_fullscreen='

/** The fragment that leads to a sample in the whole window. */
export function fullWindowHash(id: string): string {
  return `#${PREFIX}${encodeURIComponent(id)}`
}

/** Whether the address of the page asks for this sample in the whole window. */
export function isFullWindow(sample: Element): boolean {
  const id = sample.closest<HTMLElement>('.live-sample')?.dataset.liveId
  return id !== undefined && decodedHash(location.hash) === PREFIX + id
}

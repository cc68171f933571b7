import type { TranslatePlayground } from '../texts/play-text.ts'
import type { DraftEntry } from './drafts-store.ts'

/** A name that no draft has yet. */
export function freeDraftName(drafts: readonly Pick<DraftEntry, 'name'>[], t: TranslatePlayground): string {
  const names = drafts.map(({ name }) => name)
  const numbers = Array.from({ length: drafts.length + 1 }, (_, index) => index + 1)
  return numbers.map((number) => t('drafts.default_name', { number })).find((name) => !names.includes(name)) ?? ''
}

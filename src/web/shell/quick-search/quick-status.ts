import type { QuickHits } from './answer-quickly.ts'
import type { QuickTranslate } from './quick-rows.ts'

/** Gives a function that says to screen readers how many titles there are. Its texts are remembered: browsers take their time over plural forms. */
export function createStatusText(t: QuickTranslate): (found: QuickHits) => string {
  const texts = new Map<number, string>()
  return ({ hits: { length: count }, isNear }) => {
    const text = texts.get(count) ?? (count === 0 ? t('status_none') : t('status', { count }))
    texts.set(count, text)
    return isNear ? `${t('nothing')} ${text}` : text
  }
}

import type { CompatMark, CompatState } from '#contracts/compat-cell.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import type { Translate } from '../../texts/translator.ts'

/** The language of a table. */
export interface CompatWords {
  readonly t: Translate
  readonly locale: LocaleCode
}

/** A state in the user's language. */
export function stateText(state: CompatState, t: Translate): string {
  return t(state === 'removed-partial' ? 'compat.removed_partial' : `compat.${state}`)
}

/** What a small sign says, in the user's language. */
export function markText(mark: CompatMark, t: Translate): string {
  return t(`compat.${mark}`)
}

import type { CellSummary } from '#contracts/compat-cell.ts'
import { type Html, html } from '#markup/html.ts'
import { textOfHtml } from '../../texts/text-of-html.ts'
import type { Translate } from '../../texts/translator.ts'

interface FoldInput {
  /** HTML. */
  readonly name: string
  readonly cells: readonly Pick<CellSummary, 'state'>[]
  readonly isOpen: boolean
}

/** How many browsers support a feature, as its line in a list says it. */
export interface Support {
  readonly count: number
  readonly total: number
  /** The sign: of all, some or none of the browsers. */
  readonly sign: 'yes' | 'partial' | 'no'
}

/**
 * What a list shows of a feature in one line: in how many browsers it works. It opens the cells of its row by the rules of compat-list.css alone;
 * a table has no need of it and hides it (docs/behaviour/compat.md 2).
 */
export function compatFoldHtml({ name, cells, isOpen }: FoldInput, t: Translate): Html {
  const { sign, ...counts } = supportOf(cells.map(({ state }) => state))
  const label = t('compat.support_label', { name: textOfHtml(name), ...counts })
  const text = t('compat.support_count', { ...counts })
  return html`<details class="${sign}"${isOpen && html` open`}><summary aria-label="${label}">${text}</summary></details>`
}

/** Counts full support only; the sign says whether there is any other. */
export function supportOf(states: readonly string[]): Support {
  const total = states.length
  const count = states.filter((state) => state === 'yes').length
  const isNone = states.every((state) => NOT_SUPPORTED.has(state))
  return { count, total, sign: count === total ? 'yes' : isNone ? 'no' : 'partial' }
}

const NOT_SUPPORTED: ReadonlySet<string> = new Set(['no', 'removed', 'removed-partial', 'unknown'])

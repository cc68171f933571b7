import { type CellSummary, COMPAT_MARKS, COMPAT_STATES } from '#contracts/compat-cell.ts'
import { type Html, html } from '#markup/html.ts'
import type { Translate } from '../../texts/translator.ts'
import { markText, stateText } from './compat-words.ts'

/** What the signs of a table mean: those that it uses, each once. */
export function compatLegendHtml(cells: readonly CellSummary[], t: Translate): Html {
  const states = COMPAT_STATES.filter((state) => cells.some((cell) => cell.state === state))
  const marks = COMPAT_MARKS.filter((mark) => cells.some((cell) => cell.marks.includes(mark)) && !states.some((state) => state === mark))
  const items = [
    ...states.map((state) => itemHtml(state, stateText(state, t))),
    ...marks.map((mark) => itemHtml(mark, markText(mark, t))),
    ...(cells.some(({ from }) => from?.startsWith('≤')) ? [itemHtml('earlier', t('compat.earlier'))] : []),
  ]
  const tip = cells.some(({ shown }) => shown !== undefined) && html`<p class="compat-tip">${t('compat.tip')}</p>`
  return html`<ul class="compat-legend" aria-label="${t('compat.legend')}">${items}</ul>${tip}`
}

function itemHtml(name: string, text: string): Html {
  return html`<li class="${name}">${text}</li>`
}

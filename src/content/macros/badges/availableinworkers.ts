import type { TextKey } from '#locales/content.ts'
import { html } from '#markup/html.ts'
import { defineMacro, optionalText } from '../engine/macro.ts'

const TEXTS: ReadonlyMap<string, TextKey> = new Map([
  ['worker', 'in_workers_worker'],
  ['dedicated', 'in_workers_dedicated'],
  ['service', 'in_workers_service'],
  ['window_and_worker_except_service', 'in_workers_window_and_worker_except_service'],
  ['window_and_worker_except_shared', 'in_workers_window_and_worker_except_shared'],
  ['worker_except_service', 'in_workers_worker_except_service'],
  ['window_and_dedicated', 'in_workers_window_and_dedicated'],
  ['window_and_service', 'in_workers_window_and_service'],
])

/** `{{AvailableInWorkers("service")}}`: a note on the kinds of workers that have a feature. An unknown kind gives the general text. The texts are HTML. */
export const availableInWorkers = defineMacro({
  name: 'availableinworkers',
  isBlock: true,
  parameters: { kind: optionalText },
  render({ kind }, context) {
    const text = context.htmlText(TEXTS.get(kind?.toLowerCase() ?? '') ?? 'in_workers_default')
    return html`<div class="notecard note"><p><strong>${context.text('note')}</strong> ${text}</p></div>`
  },
})

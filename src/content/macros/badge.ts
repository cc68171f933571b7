import type { TextKey } from '#locales/content.ts'
import { escapeHtml } from '../html/escape.ts'
import { defineMacro, type Macro } from './macro.ts'

/** A macro for a small mark of one word behind a term: `Optional`, `Read only`. */
export function defineBadge(name: string, className: string, label: TextKey, title?: TextKey): Macro {
  return defineMacro({
    name,
    parameters: {},
    render(_, context) {
      const titleAttribute = title === undefined ? '' : ` title="${escapeHtml(context.text(title))}"`
      return `<span class="badge inline ${className}"${titleAttribute}>${escapeHtml(context.text(label))}</span>`
    },
  })
}

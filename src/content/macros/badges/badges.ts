import type { TextKey } from '#locales/content.ts'
import { html } from '#markup/html.ts'
import { defineMacro, type Macro } from '../engine/macro.ts'

/** The macros for a small mark of one word after a term: `Optional`, `Read only`. */
export const BADGE_MACROS: readonly Macro[] = [
  defineBadge('optional_inline', 'optional', 'optional_label'),
  defineBadge('readonlyinline', 'readonly', 'read_only_label', 'read_only_title'),
  defineBadge('securecontext_inline', 'secure', 'secure_context_label', 'secure_context_title'),
]

function defineBadge(name: string, className: string, label: TextKey, title?: TextKey): Macro {
  return defineMacro({
    name,
    parameters: {},
    render(_, context) {
      const titleAttribute = title !== undefined && html` title="${context.text(title)}"`
      return html`<span class="badge inline ${className}"${titleAttribute}>${context.text(label)}</span>`
    },
  })
}

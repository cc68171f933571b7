import { escapeHtml } from '#contracts/escape-html.ts'

/** A labelled field of a form. */
export interface FormField {
  /** Its name in what is sent, and its id. */
  readonly name: string
  readonly label: string
  readonly type: 'email' | 'password' | 'text'
  /** What a password manager or the browser fills in: HTML's words, `username`, `current-password`, `new-password`. */
  readonly autocomplete: string
  readonly value?: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly isReadOnly?: boolean
  /** Has the focus when the page opens: the first field, or the first with an error. */
  readonly hasFocus?: boolean
}

/** A field with its label, hint and error, tied together for those who hear the page. */
export function formField(field: FormField): string {
  const { name, label, type, autocomplete, value, hint, error, isReadOnly = false, hasFocus = false } = field
  const described = [error === undefined ? '' : `${name}-error`, hint === undefined ? '' : `${name}-hint`]
    .filter((id) => id !== '')
    .join(' ')
  const attributes = [
    `id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"`,
    type === 'text' ? '' : 'autocapitalize="none" spellcheck="false"',
    value === undefined ? '' : `value="${escapeHtml(value)}"`,
    isReadOnly ? 'readonly' : 'required',
    described === '' ? '' : `aria-describedby="${described}"`,
    error === undefined ? '' : 'aria-invalid="true"',
    hasFocus ? 'autofocus' : '',
  ]
  return `<div class="field">
<label for="${name}">${escapeHtml(label)}</label>
<input ${attributes.filter((text) => text !== '').join(' ')}>
${hint === undefined ? '' : `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>\n`}${error === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(error)}</p>\n`}</div>`
}

/** A field that is sent along and not shown. */
export function hiddenField(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`
}

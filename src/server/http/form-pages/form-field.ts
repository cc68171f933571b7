import { type Html, html, joinHtml } from '#markup/html.ts'

/** A labelled field of a form. */
export interface FormField {
  /** Its name in what is sent, and its id. */
  readonly name: string
  readonly label: string
  readonly type: 'email' | 'password' | 'text'
  /** The value that a password manager or the browser fills in: HTML's words, `username`, `current-password`, `new-password`. */
  readonly autocomplete: string
  readonly value?: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** For a password: the labels of the button that shows and hides it. */
  readonly toggle?: { readonly show: string; readonly hide: string }
  readonly isReadOnly?: boolean
  /** Has the focus when the page opens: the first field, or the first with an error. */
  readonly hasFocus?: boolean
}

/** A field with its label, hint and error, tied together for those who hear the page. */
export function formField(field: FormField): Html {
  const { name, label, type, autocomplete, value, hint, error, toggle, isReadOnly = false, hasFocus = false } = field
  const described = [error === undefined ? '' : `${name}-error`, hint === undefined ? '' : `${name}-hint`]
    .filter((id) => id !== '')
    .join(' ')
  const attributes = joinHtml(
    [
      html`id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"`,
      type !== 'text' && html`autocapitalize="none" spellcheck="false"`,
      value !== undefined && html`value="${value}"`,
      toggle !== undefined && html`data-show="${toggle.show}" data-hide="${toggle.hide}"`,
      isReadOnly ? html`readonly` : html`required`,
      described !== '' && html`aria-describedby="${described}"`,
      error !== undefined && html`aria-invalid="true"`,
      hasFocus && html`autofocus`,
    ],
    ' ',
  )
  return html`<div class="field">
<label for="${name}">${label}</label>
<input ${attributes}>
${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>\n`}${error !== undefined && html`<p class="error" id="${name}-error">${error}</p>\n`}</div>`
}

/** A field that is sent along and not shown. */
export function hiddenField(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`
}

import { escapeHtml } from '#contracts/escape-html.ts'
import { hiddenField } from '../../http/form-field.ts'

interface Form {
  /** A path of this site. */
  readonly action: string
  /** Signed, from `makeFormToken`; absent where nothing is bound to the reader yet. */
  readonly token?: string
  /** Each as HTML. */
  readonly fields: readonly string[]
  readonly button: string
  /** For what can't be undone. */
  readonly isGrave?: boolean
}

/** A form of the provider's pages. The server looks at what is typed and says in the reader's language what is wrong, not the browser. */
export function formHtml({ action, token, fields, button, isGrave = false }: Form): string {
  return `<form class="fields" method="post" action="${escapeHtml(action)}" novalidate>
${token === undefined ? '' : `${hiddenField('token', token)}\n`}${fields.join('\n')}
<button class="button${isGrave ? ' grave' : ''}" type="submit">${escapeHtml(button)}</button>
</form>`
}

/** What stands in a coloured frame above a form. It has the focus when nothing in the form is wrong by itself. */
export function noticeHtml(kind: 'note' | 'good' | 'bad', text: string): string {
  const role = kind === 'bad' ? ' role="alert"' : ''
  return `<p class="notice ${kind}"${role}>${escapeHtml(text)}</p>`
}

/** A paragraph. */
export function paragraphHtml(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

/** A link as a button, for the one thing to do next. */
export function buttonLinkHtml(href: string, text: string): string {
  return `<p><a class="button" href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`
}

/** The other ways on from a page, as links or small forms, each as HTML. */
export function waysHtml(ways: readonly string[]): string {
  return ways.length === 0 ? '' : `<div class="ways">\n${ways.map((way) => `<div>${way}</div>`).join('\n')}\n</div>`
}

/** A link within the text. */
export function linkHtml(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
}

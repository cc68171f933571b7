import { type Html, html, joinHtml } from '#markup/html.ts'
import { hiddenField } from './form-field.ts'

interface Form {
  /** A path of this site. */
  readonly action: string
  /** Signed, from `makeFormToken`; absent where nothing is bound to the user yet. */
  readonly token?: string
  readonly fields: readonly Html[]
  readonly button: string
  /** For what can't be undone. */
  readonly isGrave?: boolean
}

/** A form of a page of the server's own. The server looks at what is typed and says in the user's language what is wrong, not the browser. */
export function formHtml({ action, token, fields, button, isGrave = false }: Form): Html {
  return html`<form class="fields" method="post" action="${action}" novalidate>
${token !== undefined && html`${hiddenField('token', token)}\n`}${joinHtml(fields, '\n')}
<button class="button${isGrave && ' grave'}" type="submit">${button}</button>
</form>`
}

/** A coloured box above a form. It has the focus when no single field is wrong. */
export function noticeHtml(kind: 'note' | 'good' | 'bad', text: string): Html {
  const role = kind === 'bad' && html` role="alert"`
  return html`<p class="notice ${kind}"${role}>${text}</p>`
}

/** A paragraph. */
export function paragraphHtml(text: string): Html {
  return html`<p>${text}</p>`
}

/** A link as a button, for the one thing to do next. */
export function buttonLinkHtml(href: string, text: string): Html {
  return html`<p><a class="button" href="${href}">${text}</a></p>`
}

/** The other ways on from a page, as links or small forms. */
export function linksHtml(links: readonly Html[]): Html {
  const entries = links.map((link) => html`<div>${link}</div>`)
  return html`<div class="ways">\n${joinHtml(entries, '\n')}\n</div>`
}

/** A link within the text. */
export function linkHtml(href: string, text: string): Html {
  return html`<a href="${href}">${text}</a>`
}

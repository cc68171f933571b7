import { store } from '../browser/storage.ts'

/** Where a playground finds the code that a page has handed it (docs/behaviour/shared-code.md 9). */
const SESSION_CODE = 'playground-session-code'

/** Code of a page of this site, as the playground takes it. */
export interface HandedCode {
  readonly html: string
  readonly css: string
  readonly js: string
  /** WebAssembly text; the script finds the module at `WASM_PLACE`. */
  readonly wat?: string
  /** How the script is run, where it is no plain one. */
  readonly options?: { readonly isModule: true }
  /** Path and fragment of where it stands: files next to that page can be used, and there is a way back. */
  readonly src: string
}

interface PlayLinkInput {
  readonly locale: string
  readonly text: string
  /** Says where it opens. */
  readonly title: string
  /** The code as it is when the link is followed; undefined when there is none, and then the link leads nowhere. */
  readonly codeOf: () => HandedCode | undefined
}

/**
 * A link that opens the playground with code of this page, in a new tab; with the Shift key in this one (docs/behaviour/shared-code.md 8). The code goes
 * by the storage of the tab, which a tab opened from it begins with a copy of: no other site can put it there.
 */
export function playLink({ locale, text, title, codeOf }: PlayLinkInput): HTMLAnchorElement {
  const link = document.createElement('a')
  link.className = 'example-play'
  link.href = `/${locale}/play`
  link.target = '_blank'
  // Without an opener the new tab would begin with an empty storage.
  link.rel = 'opener nofollow'
  link.title = title
  link.textContent = text
  const open = (event: MouseEvent): void => {
    const code = codeOf()
    if (code !== undefined) handToPlayground(code)
    const isNewTab = event.ctrlKey || event.metaKey || event.button === 1
    if (code !== undefined && !isNewTab && !event.shiftKey) return
    event.preventDefault()
    if (code === undefined) return
    // What a browser opens in the background has no opener.
    if (isNewTab) window.open(link.href)
    else location.assign(link.href)
  }
  link.addEventListener('click', open)
  link.addEventListener('auxclick', (event) => {
    if (event.button === 1) open(event)
  })
  return link
}

/** Puts code where the next playground of this tab, or of one opened from it, finds it. */
function handToPlayground(code: HandedCode): void {
  store(SESSION_CODE, JSON.stringify(code), 'sessionStorage')
}

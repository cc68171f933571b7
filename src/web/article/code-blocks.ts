import { COPIED_MS, COPY_FAILED_MS } from '#contracts/interface-times.ts'
import { measure } from '../browser/measure.ts'
import { adoptRules } from '../browser/page-style.ts'
import { runLater } from '../browser/run-later.ts'
import type { Translate } from '../texts/translator.ts'
import copyButtonRules from './copy-button.css?inline'
import { copyableCode } from './copyable-code.ts'

/** What a copy button shows (docs/behaviour/layout.md 3). */
const STATES = {
  copied: { key: 'code.copied', forMs: COPIED_MS },
  failed: { key: 'code.copy_failed', forMs: COPY_FAILED_MS },
} as const

/**
 * Makes the code blocks of an article useful to those with script: a copy button in the head of each, where the browser lets the page write
 * to the clipboard, and a stop for the Tab key at those that are wider than their place and no others. In a chunk of its own, loaded for
 * articles with code.
 *
 * @param lang of the texts, where it is not that of the page
 * @returns the cleanup function
 */
export function attachCodeBlocks(article: HTMLElement, t: Translate, lang?: string): () => void {
  const stopWatching = keepReachable([...article.querySelectorAll<HTMLElement>('.code-example:not(.example-code > *) > pre')])
  adoptRules(copyButtonRules)
  const stopCopying = addCopyButtons(article, t, lang)
  // What features add to code blocks comes and goes with them.
  dispatchEvent(new Event('code-blocks'))
  return () => {
    stopWatching()
    stopCopying()
    dispatchEvent(new Event('code-blocks'))
  }
}

function addCopyButtons(article: HTMLElement, t: Translate, lang: string | undefined): () => void {
  // Absent in pages that were not sent securely, whatever the types say.
  if (!('clipboard' in navigator)) return () => undefined
  const status = document.createElement('p')
  status.className = 'visually-hidden'
  status.setAttribute('role', 'status')
  article.append(status)
  const buttons = [...article.querySelectorAll('.code-example > .example-header')].map((head) => {
    const button = copyButton(t)
    if (lang !== undefined) button.lang = status.lang = lang
    head.append(button)
    return button
  })
  const answer = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.example-copy') : null
    if (button !== null) void copy(button, status, t)
  }
  const listening = new AbortController()
  article.addEventListener('click', answer, { signal: listening.signal })
  return () => {
    listening.abort()
    for (const added of [...buttons, status]) added.remove()
  }
}

/** Without script every block can be reached, for no one knows which ones are too wide. */
function keepReachable(blocks: readonly HTMLElement[]): () => void {
  const observer = new ResizeObserver((entries) => {
    const widths = entries.map(({ target }) => ({ target, isWide: target.scrollWidth > target.clientWidth }))
    for (const { target, isWide } of widths) {
      if (isWide) target.setAttribute('tabindex', '0')
      else if (target !== document.activeElement) target.removeAttribute('tabindex')
    }
  })
  for (const block of blocks) observer.observe(block)
  return () => observer.disconnect()
}

function copyButton(t: Translate): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'example-copy'
  button.textContent = t('code.copy')
  return button
}

async function copy(button: HTMLElement, status: HTMLElement, t: Translate): Promise<void> {
  const block = button.closest('.code-example')?.querySelector('pre')
  if (block === null || block === undefined) return
  const language = /brush: ([\w-]+)/.exec(block.className)?.[1] ?? ''
  const state = await write(copyableCode(block.textContent, language))
  measure({ name: 'code.copy', language, isCopied: state === 'copied' })
  const { key, forMs } = STATES[state]
  button.dataset.state = state
  button.textContent = t(key)
  status.textContent = t(key)
  runLater(button, forMs, () => {
    delete button.dataset.state
    button.textContent = t('code.copy')
    status.textContent = ''
  })
}

/** The browser may reject, or the user whom it asks: the button says so. */
function write(text: string): Promise<keyof typeof STATES> {
  return navigator.clipboard.writeText(text).then(
    () => 'copied',
    (error: unknown) => {
      console.warn('the browser did not let the code be copied', error)
      return 'failed'
    },
  )
}

import { loadChunk } from '../../browser/load-chunk.ts'
import type { PageContextValue } from '../../ui/page-context.ts'

/** Code blocks of articles; those of answers and of interactive examples have no button. */
const HEADS = '.prose:not(.help-turns) .code-example:not(interactive-example *) > .example-header'

/** Gives each code block of an article a button that explains it, where the site has AI Help. What the button does is loaded with the first click. */
export function startExplain(context: PageContextValue): void {
  if (!context.site.features.includes('ai-help')) return
  const add = (): void => {
    for (const head of document.querySelectorAll(HEADS)) {
      const copy = head.querySelector('.example-copy')
      // The button to copy brings the rules for both: before it comes, this one would be seen without them and move.
      if (copy === null || head.querySelector('.example-explain') !== null) continue
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'example-explain'
      button.textContent = context.t('code.explain')
      button.onclick = () =>
        loadChunk(() => import('./explain-code.tsx')).then(
          ({ explainCode }) => explainCode(button, context),
          (error: unknown) => console.warn('the code can’t be explained', error),
        )
      head.insertBefore(button, copy)
    }
  }
  addEventListener('code-blocks', add)
  add()
}

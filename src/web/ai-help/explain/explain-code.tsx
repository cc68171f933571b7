import { createRoot } from 'react-dom/client'
import { adoptRules } from '../../browser/page-style.ts'
import { type PageContextValue, PageProvider } from '../../ui/page-context.ts'
import { prepareHelpTexts } from '../answer/help-text.ts'
import rules from './explain.css?inline'
import { ExplainDialog } from './explain-dialog.tsx'

/** Shows what the code of a block does, in a dialog that gives the focus back to its button. */
export async function explainCode(button: HTMLElement, context: PageContextValue): Promise<void> {
  const pre = button.closest('.code-example')?.querySelector('pre')
  if (pre === null || pre === undefined || document.querySelector('.help-explain') !== null) return
  await prepareHelpTexts(context.locale)
  adoptRules(rules)
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const close = (): void => {
    root.unmount()
    container.remove()
    button.focus()
  }
  root.render(
    <PageProvider value={context}>
      <ExplainDialog sample={sampleOf(pre)} onClose={close} />
    </PageProvider>,
  )
}

/** The code, its language, and what of it the user has selected. */
function sampleOf(pre: HTMLElement) {
  const language = /brush: ([\w-]+)/.exec(pre.className)?.[1]
  const selection = getSelection()
  const isWithin = selection !== null && !selection.isCollapsed && pre.contains(selection.anchorNode) && pre.contains(selection.focusNode)
  return {
    sample: pre.textContent,
    // The server looks for the sample on this page.
    signature: location.pathname,
    ...(language === undefined ? {} : { language }),
    ...(isWithin ? { highlighted: selection.toString() } : {}),
  }
}

import { adoptRules } from '../browser/page-style.ts'
import rules from '../ui/foot-notice.css?inline'
import { collectionsLanguage, collectionsText } from './collections-text.ts'

/** Says something at the foot of the window that no part of the page stands for, until it is closed. */
export function showNotice(text: string): void {
  adoptRules(rules)
  const notice = document.createElement('div')
  notice.className = 'foot-notice'
  notice.lang = collectionsLanguage()
  const words = document.createElement('p')
  words.role = 'status'
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'foot-notice-close'
  close.textContent = collectionsText('close')
  close.addEventListener('click', () => notice.remove())
  notice.append(words, close)
  document.body.append(notice)
  // Screen readers say what changes in a place that they know.
  requestAnimationFrame(() => {
    words.textContent = text
  })
}

import { COPIED_MS, COPY_FAILED_MS } from '#contracts/interface-times.ts'
import { runLater } from '../../browser/run-later.ts'
import type { Translate } from '../../texts/translator.ts'
import { compatMarkdown } from './compat-markdown.ts'
import { listHiddenBrowsers } from './hidden-browsers.ts'

/** Copies the table as Markdown, without the browsers that are hidden, and says whether that went well. */
export async function copyTable(table: HTMLElement, status: HTMLElement, t: Translate): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(tableMarkdown(table)).then(
    () => true,
    (error: unknown) => {
      console.warn('the browser did not let the table be copied', error)
      return false
    },
  )
  status.textContent = t(isCopied ? 'code.copied' : 'code.copy_failed')
  runLater(status, isCopied ? COPIED_MS : COPY_FAILED_MS, () => {
    status.textContent = ''
  })
}

function tableMarkdown(table: HTMLElement): string {
  const hidden = table.hasAttribute('data-all') ? new Set<string>() : listHiddenBrowsers()
  const isShown = (cell: HTMLElement): boolean => !hidden.has(cell.dataset.b ?? '')
  const browsers = [...table.querySelectorAll<HTMLElement>('thead th[data-b]')].filter(isShown)
  const rows = [...table.querySelectorAll<HTMLElement>('tbody tr')].map((row) => [
    labelText(row.querySelector('th')),
    ...[...row.querySelectorAll<HTMLElement>('td')].filter(isShown).map(supportText),
  ])
  const [feature] = table.querySelectorAll('thead th')
  return compatMarkdown([feature?.textContent ?? '', ...browsers.map(({ textContent }) => textContent)], rows)
}

function labelText(head: HTMLElement | null): string {
  const copy = head?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const code of copy.querySelectorAll('code')) code.textContent = `\`${code.textContent}\``
  for (const part of copy.querySelectorAll('.compat-spec, details')) part.remove()
  return copy.textContent
}

/** A version alone says full support; anything else is said in words. */
function supportText(cell: HTMLElement): string {
  const face = cell.querySelector('summary') ?? cell
  const [words = '', ...rest] = [...face.childNodes].filter((part) => part.nodeName !== 'SMALL').map(({ textContent }) => textContent ?? '')
  const version = rest.join('').trim()
  const hasMarks = face.querySelector('i') !== null
  if (version === '') return words
  return cell.classList.contains('yes') && !hasMarks ? version : `${version} (${words})`
}

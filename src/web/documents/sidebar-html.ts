import type { SidebarEntry } from '#contracts/sidebar.ts'
import type { Translate } from '../texts/translator.ts'
import { escapeHtml } from '../ui/escape-html.ts'
import { statusIconsHtml } from './status-icons-html.ts'

interface SidebarOptions {
  readonly currentUrl: string
  readonly t: Translate
}

interface Rendered {
  readonly html: string
  /** The current page is in it. */
  readonly isOpen: boolean
}

/**
 * A sidebar as nested lists with `<details>`, open where the current page is. A string and not components: a whole sidebar has thousands of
 * entries, and nothing in it needs React.
 */
export function sidebarHtml(entries: readonly SidebarEntry[], options: SidebarOptions): string {
  return listOf(entries, options).html
}

function listOf(entries: readonly SidebarEntry[], options: SidebarOptions, omitted = 0): Rendered {
  const items = entries.map((entry) => itemOf(entry, options))
  const more = omitted > 0 ? `<li class="sidebar-more">${options.t('documents.more_entries', { count: omitted })}</li>` : ''
  return { html: `<ul>${items.map(({ html }) => html).join('')}${more}</ul>`, isOpen: items.some(({ isOpen }) => isOpen) }
}

function itemOf(entry: SidebarEntry, options: SidebarOptions): Rendered {
  const isCurrent = entry.url === options.currentUrl
  const label = labelOf(entry, isCurrent, options.t)
  const { children = [], omitted = 0 } = entry
  if (children.length === 0 && omitted === 0)
    return { html: `<li${entry.section === true ? ' class="sidebar-section"' : ''}>${label}</li>`, isOpen: isCurrent }
  const list = listOf(children, options, omitted)
  const isOpen = isCurrent || list.isOpen
  if (entry.section === true) return { html: `<li class="sidebar-section">${label}${list.html}</li>`, isOpen }
  const open = isOpen || entry.open === true ? ' open' : ''
  return { html: `<li><details${open}><summary>${label}</summary>${list.html}</details></li>`, isOpen }
}

function labelOf({ title, url, code, status, onlyInEnglish }: SidebarEntry, isCurrent: boolean, t: Translate): string {
  const text = code === true ? `<code>${escapeHtml(title)}</code>` : escapeHtml(title)
  const icons = statusIconsHtml(status, t)
  if (url === undefined) return `<span>${text}</span>${icons}`
  const current = isCurrent ? ' aria-current="page"' : ''
  const english = onlyInEnglish === true ? ` <small lang="en">${t('documents.only_in_english')}</small>` : ''
  return `<a href="${escapeHtml(url)}"${current}>${text}</a>${icons}${english}`
}

import { escapeHtml } from './escape-html.ts'
import type { PageStatus, Sidebar, SidebarEntry } from './sidebar.ts'

/** The words of a sidebar in the reader's language, as plain text. */
export interface SidebarTexts {
  /** Behind a page that the language lacks. */
  readonly onlyInEnglish: string
  readonly status: Readonly<Record<PageStatus, string>>
  /** In the place of entries that a branch leaves out. */
  readonly moreEntries: (count: number) => string
  /** Of these words, where it is not that of the page. */
  readonly lang?: string | undefined
}

interface SidebarOptions {
  /** Address of the page that shows it, as entries have it: percent-encoded. */
  readonly currentUrl: string
  readonly texts: SidebarTexts
}

interface Rendered {
  readonly html: string
  /** The current page is in it. */
  readonly isOpen: boolean
}

/**
 * A sidebar, or a branch of one, as nested lists with `<details>`, open where the current page is. The one implementation: the pages of the
 * site, the script in the browser and readers of `index.json` all use it (docs/decisions/0010).
 */
export function sidebarHtml(entries: readonly SidebarEntry[], options: SidebarOptions): string {
  return listOf(entries, options).html
}

/**
 * A document with its sidebar in it, as readers of `index.json` know it (reference/content.md 3.3): `sidebarHTML` is made from the file at
 * `doc.sidebarURL`.
 */
export function withSidebarHtml<Doc extends { readonly mdn_url: string }>(
  doc: Doc,
  { entries }: Pick<Sidebar, 'entries'>,
  texts: SidebarTexts,
): Doc & { readonly sidebarHTML: string } {
  return { ...doc, sidebarHTML: sidebarHtml(entries, { currentUrl: encodeURI(doc.mdn_url).replaceAll('?', '%3F'), texts }) }
}

const ICON_CLASSES: Readonly<Record<PageStatus, string>> = {
  experimental: 'icon-experimental',
  deprecated: 'icon-deprecated',
  'non-standard': 'icon-nonstandard',
}

/** The small marks behind a name that say what its standing is; empty without a status. */
export function statusIconsHtml(status: readonly PageStatus[], labels: SidebarTexts['status']): string {
  return status
    .map((name) => {
      const label = escapeHtml(labels[name])
      return ` <span class="icon ${ICON_CLASSES[name]}" role="img" aria-label="${label}" title="${label}"></span>`
    })
    .join('')
}

function listOf(entries: readonly SidebarEntry[], options: SidebarOptions, omitted = 0): Rendered {
  const items = entries.map((entry) => itemOf(entry, options))
  const more = omitted > 0 ? moreHtml(omitted, options.texts) : ''
  return { html: `<ul>${items.map(({ html }) => html).join('')}${more}</ul>`, isOpen: items.some(({ isOpen }) => isOpen) }
}

function moreHtml(omitted: number, { moreEntries, lang }: SidebarTexts): string {
  return `<li class="sidebar-more"${lang === undefined ? '' : ` lang="${escapeHtml(lang)}"`}>${escapeHtml(moreEntries(omitted))}</li>`
}

function itemOf(entry: SidebarEntry, options: SidebarOptions): Rendered {
  const isCurrent = entry.url === options.currentUrl
  const label = labelOf(entry, isCurrent, options.texts)
  const { children = [], omitted = 0 } = entry
  if (children.length === 0 && omitted === 0)
    return { html: `<li${entry.section === true ? ' class="sidebar-section"' : ''}>${label}</li>`, isOpen: isCurrent }
  const list = listOf(children, options, omitted)
  const isOpen = isCurrent || list.isOpen
  if (entry.section === true) return { html: `<li class="sidebar-section">${label}${list.html}</li>`, isOpen }
  const open = isOpen || entry.open === true ? ' open' : ''
  return { html: `<li><details${open}><summary>${label}</summary>${list.html}</details></li>`, isOpen }
}

function labelOf({ title, url, code, status = [], onlyInEnglish }: SidebarEntry, isCurrent: boolean, texts: SidebarTexts): string {
  const text = code === true ? codeOf(title) : escapeHtml(title)
  const icons = statusIconsHtml(status, texts.status)
  if (url === undefined) return `<span>${text}</span>${icons}`
  const current = isCurrent ? ' aria-current="page"' : ''
  const english = onlyInEnglish === true ? ` <small lang="en">${escapeHtml(texts.onlyInEnglish)}</small>` : ''
  return `<a href="${escapeHtml(url)}"${current}>${text}</a>${icons}${english}`
}

/** Long names may break in front of a dot (reference/content.md 2.6). */
function codeOf(title: string): string {
  return `<code>${escapeHtml(title).replace(/(?<=.)\./g, '<wbr>.')}</code>`
}

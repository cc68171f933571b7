import type { ShownStatus, SidebarEntry } from '#contracts/sidebar.ts'
import { withCodeBreaks } from './code-breaks.ts'
import { type Html, html } from './html.ts'

/** The words of a sidebar in the user's language, as plain text. */
export interface SidebarTexts {
  /** Behind a page that the language lacks. */
  readonly onlyInEnglish: string
  readonly status: Readonly<Record<ShownStatus, string>>
  /** In the place of entries that a branch leaves out. */
  readonly moreEntries: (count: number) => string
  /** The name of the control that opens a group with a page of its own. */
  readonly subpagesOf: (title: string) => string
  /** Of these words, where it is not that of the page. */
  readonly lang?: string | undefined
}

interface SidebarOptions {
  /** Address of the page that shows it, as entries have it: percent-encoded. */
  readonly currentUrl: string
  readonly texts: SidebarTexts
}

interface Rendered {
  readonly html: Html
  /** The current page is in it. */
  readonly isOpen: boolean
}

/**
 * A sidebar, or a branch of one, as nested lists; groups that close are `<details>`, open where the current page is. The one implementation: the
 * pages of the site, the script in the browser and users of `index.json` all use it (docs/decisions/0010).
 */
export function sidebarHtml(entries: readonly SidebarEntry[], options: SidebarOptions): Html {
  return listOf(entries, options).html
}

const ICON_CLASSES: Readonly<Record<ShownStatus, string>> = {
  experimental: 'icon-experimental',
  deprecated: 'icon-deprecated',
  'non-standard': 'icon-nonstandard',
  discouraged: 'icon-baseline discouraged',
  removing: 'icon-baseline removing',
}

/** The small marks after a name that say what its standing is; empty without a status. */
export function statusIconsHtml(status: readonly ShownStatus[], labels: SidebarTexts['status']): readonly Html[] {
  return status.map((name) => {
    const label = labels[name]
    return html`&nbsp;<span class="icon ${ICON_CLASSES[name]}" role="img" aria-label="${label}" title="${label}"></span>`
  })
}

function listOf(entries: readonly SidebarEntry[], options: SidebarOptions, omitted = 0): Rendered {
  const items = entries.map((entry) => itemOf(entry, options))
  const more = omitted > 0 && moreHtml(omitted, options.texts)
  return { html: html`<ul>${items.map((item) => item.html)}${more}</ul>`, isOpen: items.some(({ isOpen }) => isOpen) }
}

function moreHtml(omitted: number, texts: SidebarTexts): Html {
  return html`<li class="sidebar-more"${langOf(texts)}>${texts.moreEntries(omitted)}</li>`
}

function langOf({ lang }: SidebarTexts): Html | false {
  return lang !== undefined && html` lang="${lang}"`
}

function itemOf(entry: SidebarEntry, options: SidebarOptions): Rendered {
  const isCurrent = entry.url === options.currentUrl
  const label = labelOf(entry, isCurrent, options.texts)
  const { children = [], omitted = 0 } = entry
  const role = entry.section === true && html` class="sidebar-section"`
  if (children.length === 0 && omitted === 0) return { html: html`<li${role}>${label}</li>`, isOpen: isCurrent }
  const list = listOf(children, options, omitted)
  const isOpen = isCurrent || list.isOpen
  if (entry.section === true || entry.alwaysOpen === true) return { html: html`<li${role}>${label}${list.html}</li>`, isOpen }
  return { html: groupHtml(entry, { label, list: list.html, isOpen: isOpen || entry.open === true, texts: options.texts }), isOpen }
}

interface GroupParts {
  readonly label: Html
  readonly list: Html
  readonly isOpen: boolean
  readonly texts: SidebarTexts
}

/** A group that closes. Its link stands before the control and not in it: a control within a control has no role (docs/behaviour/sidebars.md 19). */
function groupHtml({ title, url }: SidebarEntry, { label, list, isOpen, texts }: GroupParts): Html {
  const open = isOpen && html` open`
  if (url === undefined) return html`<li><details${open}><summary>${label}</summary>${list}</details></li>`
  const name = texts.subpagesOf(title)
  return html`<li class="sidebar-group">${label}<details${open}><summary aria-label="${name}"${langOf(texts)}></summary>${list}</details></li>`
}

function labelOf({ title, url, code, status = [], onlyInEnglish }: SidebarEntry, isCurrent: boolean, texts: SidebarTexts): Html {
  const text = code === true ? html`<code>${withCodeBreaks(html`${title}`)}</code>` : title
  const icons = statusIconsHtml(status, texts.status)
  if (url === undefined) return html`<span>${text}</span>${icons}`
  const current = isCurrent && html` aria-current="page"`
  const english = onlyInEnglish === true && html` <small lang="en">${texts.onlyInEnglish}</small>`
  return html`<a href="${url}"${current}>${text}</a>${icons}${english}`
}

import basicFontUrl from '@fonts/serif-basic.woff2?url'
import cyrillicFontUrl from '@fonts/serif-cyrillic.woff2?url'
import latinFontUrl from '@fonts/serif-latin.woff2?url'
import { escapeHtml } from '#contracts/escape-html.ts'
import { directionOf, isInterfaceLocale, type LocaleCode } from '#contracts/locales.ts'
import type { Page, WebAssets } from '#contracts/page.ts'
import { type HydrationData, hydrationJson, PAGE_DATA_ID } from './hydration-data.ts'
import { SPECULATION_RULES } from './navigation/speculation-rules.ts'
import type { PageHead } from './page-head.ts'
import { type PageSheet, sheetsOf, sheetUrl } from './page-sheets.ts'
import { pageWrapperClass } from './page-wrapper-class.ts'
import type { SharingHead } from './sharing-head.ts'
import { THEME_COLOR_TAGS } from './shell/theme-colors.ts'
import faviconUrl from './ui/favicon.svg?url'

interface DocumentHtmlInput {
  readonly head: PageHead
  readonly sharing: SharingHead
  readonly assets: WebAssets
  /** HTML of the React tree. */
  readonly body: string
  readonly data: HydrationData
}

/** The whole HTML document: no inline style, no inline handler, and the theme script as the only inline script that runs. */
export function documentHtml({ head, sharing, assets, body, data }: DocumentHtmlInput): string {
  return `<!doctype html>
<html lang="${head.lang}"${directionOf(head.lang) === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(head.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${THEME_COLOR_TAGS}<script>${assets.themeScript}</script>
${sheetsHtml(assets.styles, data.page.renderer, head.lang)}${fontHtml(head.lang)}${headHtml(head)}<link rel="icon" type="image/svg+xml" href="${faviconUrl}">
<script type="module" src="${escapeHtml(assets.script)}"></script>
<script type="speculationrules">${SPECULATION_RULES}</script>
${sharingHtml(sharing)}</head>
<body>
<div id="app" class="${pageWrapperClass(data.page.url)}">${body}</div>
<script type="application/json" id="${PAGE_DATA_ID}">${hydrationJson(data)}</script>
</body>
</html>
`
}

/** `navigation/load-sheets.ts` does the same for a page that comes in place of another. */
function sheetsHtml(styles: string, renderer: Page['renderer'], lang: LocaleCode): string {
  const link = (sheet: PageSheet): string => `<link rel="stylesheet" href="${escapeHtml(sheetUrl(styles, sheet))}">\n`
  const ofScripts: readonly PageSheet[] = isInterfaceLocale(lang) ? [] : ['scripts']
  return [...sheetsOf(renderer), ...ofScripts].map(link).join('')
}

/** Languages whose headings are set in the system's own face (ui/tokens.css). */
const WITHOUT_HEADING_FONT = /^(?:ja|ko|zh|ar|bn|fa|he|hi|my|th)/

/** Languages whose headings have letters that the first file of the face lacks. */
const MORE_LETTERS: Readonly<Record<string, string>> = {
  de: latinFontUrl,
  es: latinFontUrl,
  fr: latinFontUrl,
  pt: latinFontUrl,
  ru: cyrillicFontUrl,
}

/** The heading's font is asked for together with the sheets, so that most readers have it before the first paint. */
function fontHtml(lang: string): string {
  if (WITHOUT_HEADING_FONT.test(lang)) return ''
  return [basicFontUrl, MORE_LETTERS[lang.slice(0, 2)] ?? []]
    .flat()
    .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>\n`)
    .join('')
}

function headHtml({ description, canonical, alternates, isIndexed, styleUrl, feeds }: PageHead): string {
  const tags = [
    styleUrl === undefined ? '' : `<link rel="stylesheet" href="${escapeHtml(styleUrl)}" data-page-style>`,
    description === undefined ? '' : `<meta name="description" content="${escapeHtml(description)}">`,
    isIndexed ? '' : '<meta name="robots" content="noindex">',
    canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...feeds.map(({ type, url }) => `<link rel="alternate" type="${type}" href="${escapeHtml(url)}">`),
    ...alternates.map(({ lang, url }) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(url)}">`),
  ]
  return tags
    .filter((tag) => tag !== '')
    .map((tag) => `${tag}\n`)
    .join('')
}

/** What is told to those who show links. The data block is not run, so no policy of scripts is about it. */
function sharingHtml({ tags, structured }: SharingHead): string {
  const metas = tags.map(({ name, value, content }) => `<meta ${name}="${value}" content="${escapeHtml(content)}">\n`)
  const data = structured === undefined ? '' : `<script type="application/ld+json">${hydrationJson(structured)}</script>\n`
  return metas.join('') + data
}

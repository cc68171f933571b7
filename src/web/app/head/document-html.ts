import basicFontUrl from '@fonts/serif-basic.woff2?url'
import cyrillicFontUrl from '@fonts/serif-cyrillic.woff2?url'
import latinFontUrl from '@fonts/serif-latin.woff2?url'
import { directionOf, isInterfaceLocale, type LocaleCode } from '#contracts/locales.ts'
import { openSearchName, openSearchUrl } from '#contracts/open-search.ts'
import type { WebAssets } from '#contracts/page.ts'
import { type Html, html, raw } from '#markup/html.ts'
import { THEME_COLOR_TAGS } from '../../shell/theme-colors.ts'
import faviconUrl from '../../ui/favicon.svg?url'
import { type HydrationData, hydrationJson, PAGE_DATA_ID } from '../pages/hydration-data.ts'
import { PAGE_KINDS } from '../pages/page-kinds.ts'
import { linkedStylesheets, type PageStylesheet, stylesheetUrl } from '../pages/page-stylesheets.ts'
import type { PageHead } from './page-head.ts'
import { pageWrapperClass } from './page-wrapper-class.ts'
import type { SharingHead } from './sharing-head.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'

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
  // Scripts are ours, and in their data every `<` is escaped (hydrationJson): nothing in them ends a script.
  const [themeScript, rules, pageData] = [assets.themeScript, SPECULATION_RULES, hydrationJson(data)].map(raw)
  // HTML of React, with that of the builder in it.
  const content = raw(body)
  const text = html`<!doctype html>
<html lang="${head.lang}"${directionOf(head.lang) === 'rtl' && html` dir="rtl"`}>
<head>
<meta charset="utf-8">
<title>${head.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${THEME_COLOR_TAGS}<script>${themeScript}</script>
${stylesheetsHtml(assets.styles, linkedStylesheets(PAGE_KINDS[data.page.renderer].stylesheets, body), head.lang)}${fontHtml(head.lang)}${headHtml(head)}<link rel="icon" type="image/svg+xml" href="${faviconUrl}">
<link rel="search" type="application/opensearchdescription+xml" title="${openSearchName(data.site.brand)}" href="${openSearchUrl(head.lang)}">
<script type="module" src="${assets.script}"></script>
<script type="speculationrules">${rules}</script>
${sharingHtml(sharing)}</head>
<body>
<div id="app" class="${pageWrapperClass(data.page.url)}">${content}</div>
<script type="application/json" id="${PAGE_DATA_ID}">${pageData}</script>
<link rel="stylesheet" href="${stylesheetUrl(assets.styles, 'panels')}">
</body>
</html>
`
  return text.toString()
}

/** Languages with rules of their own (ui/scripts.css). */
const WITH_OWN_RULES = /^(?:ja|ko|zh)/

/** `navigation/load-stylesheets.ts` does the same for a page that comes in place of another. */
function stylesheetsHtml(styles: string, names: readonly PageStylesheet[], lang: LocaleCode): readonly Html[] {
  const ofScripts: readonly PageStylesheet[] = isInterfaceLocale(lang) && !WITH_OWN_RULES.test(lang) ? [] : ['scripts']
  const links = [...names, ...ofScripts].map((name) => html`<link rel="stylesheet" href="${stylesheetUrl(styles, name)}">\n`)
  return [...links, html`<link rel="stylesheet" href="${stylesheetUrl(styles, 'print')}" media="print">\n`]
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

/** The heading's font is asked for together with the stylesheets, so that most users have it before the first paint. */
function fontHtml(lang: string): readonly Html[] {
  if (WITHOUT_HEADING_FONT.test(lang)) return []
  return [basicFontUrl, MORE_LETTERS[lang.slice(0, 2)] ?? []]
    .flat()
    .map((url) => html`<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>\n`)
}

function headHtml({ description, canonical, alternates, isIndexed, styleUrl, feeds }: PageHead): readonly Html[] {
  const tags = [
    styleUrl !== undefined && html`<link rel="stylesheet" href="${styleUrl}" data-page-style>`,
    description !== undefined && html`<meta name="description" content="${description}">`,
    !isIndexed && html`<meta name="robots" content="noindex">`,
    canonical !== undefined && html`<link rel="canonical" href="${canonical}">`,
    ...feeds.map(({ type, url }) => html`<link rel="alternate" type="${type}" href="${url}">`),
    ...alternates.map(({ lang, url }) => html`<link rel="alternate" hreflang="${lang}" href="${url}">`),
  ]
  return tags.flatMap((tag) => (tag === false ? [] : html`${tag}\n`))
}

/** The data for previews of links. The data block is not run, so no policy of scripts is about it. */
function sharingHtml({ tags, structured }: SharingHead): Html {
  const metas = tags.map(({ name, value, content }) => html`<meta ${name}="${value}" content="${content}">\n`)
  // In it every `<` is escaped (hydrationJson).
  const data = structured !== undefined && html`<script type="application/ld+json">${raw(hydrationJson(structured))}</script>\n`
  return html`${metas}${data}`
}

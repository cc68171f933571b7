import latinFontUrl from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import { escapeHtml } from '#contracts/escape-html.ts'
import { directionOf } from '#contracts/locales.ts'
import type { WebAssets } from '#contracts/page.ts'
import { type HydrationData, hydrationJson, PAGE_DATA_ID } from './hydration-data.ts'
import type { PageHead } from './page-head.ts'
import faviconUrl from './ui/favicon.svg?url'

interface DocumentHtmlInput {
  readonly head: PageHead
  readonly assets: WebAssets
  /** HTML of the React tree. */
  readonly body: string
  readonly data: HydrationData
}

/** The whole HTML document: no inline style, no inline handler, and the theme script as the only inline script that runs. */
export function documentHtml({ head, assets, body, data }: DocumentHtmlInput): string {
  return `<!doctype html>
<html lang="${head.lang}"${directionOf(head.lang) === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(head.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<script>${assets.themeScript}</script>
${assets.styles.map((url) => `<link rel="stylesheet" href="${escapeHtml(url)}">\n`).join('')}${fontHtml(head.lang)}${headHtml(head)}<link rel="icon" type="image/svg+xml" href="${faviconUrl}">
<script type="module" src="${escapeHtml(assets.script)}"></script>
</head>
<body>
<div id="app">${body}</div>
<script type="application/json" id="${PAGE_DATA_ID}">${hydrationJson(data)}</script>
</body>
</html>
`
}

/** Languages whose headings are set in the system's own face (ui/tokens.css). */
const WITHOUT_HEADING_FONT = /^(?:ja|ko|zh|ar|bn|fa|he|hi|my|th)/

/** The heading's font is asked for together with the sheets, so that most readers have it before the first paint. */
function fontHtml(lang: string): string {
  return WITHOUT_HEADING_FONT.test(lang) ? '' : `<link rel="preload" href="${latinFontUrl}" as="font" type="font/woff2" crossorigin>\n`
}

/** The part of the head that changes from page to page; `navigation/update-head.ts` does the same to a living page. */
function headHtml({ description, canonical, alternates, isIndexed, styleUrl, feedUrl }: PageHead): string {
  const tags = [
    styleUrl === undefined ? '' : `<link rel="stylesheet" href="${escapeHtml(styleUrl)}" data-page-style>`,
    description === undefined ? '' : `<meta name="description" content="${escapeHtml(description)}">`,
    isIndexed ? '' : '<meta name="robots" content="noindex">',
    canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    feedUrl === undefined ? '' : `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(feedUrl)}">`,
    ...alternates.map(({ lang, url }) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(url)}">`),
  ]
  return tags
    .filter((tag) => tag !== '')
    .map((tag) => `${tag}\n`)
    .join('')
}

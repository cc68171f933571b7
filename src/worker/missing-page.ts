import { DEFAULT_LOCALE, directionOf, findLocale, interfaceLocaleOf } from '#contracts/locales.ts'
import { areaOf } from '#contracts/offline-areas.ts'
import { offlineWorkerTexts } from '#locales/offline-worker.ts'
import { type Html, html } from '#markup/html.ts'
import { keyOf, placeOf, type StoredPages } from './stored-pages.ts'

/** So many stored pages are linked. */
const MAX_LINKS = 20
/** The page brings its few rules along, and nothing runs in it. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}
const RULES =
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{max-inline-size:40rem;margin:0 auto;padding:3rem 1.25rem}h1{font-size:1.75rem;line-height:1.25}h2{margin-block-start:2rem;font-size:1.125rem}a{color:light-dark(#0b5d4b,#7fd1bb)}li{margin-block:.25rem}'

/**
 * The page in place of one that is not stored (docs/behaviour/offline.md 9): in the language of its address, with links to stored pages of the same area.
 *
 * @param path that was asked for
 */
export async function missingPage(pages: StoredPages, path: string): Promise<Response> {
  const locale = interfaceLocaleOf(findLocale(path.split('/')[1] ?? '')?.code ?? DEFAULT_LOCALE)
  const texts = offlineWorkerTexts(locale)
  const links = await listNearby(pages, path)
  const near =
    links.length > 0 &&
    html`<h2>${texts.stored_pages}</h2>
<ul>
${links}</ul>
`
  const page = html`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<title>${texts.missing_title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${RULES}</style>
</head>
<body>
<main>
<h1>${texts.missing_title}</h1>
<p>${texts.missing_text}</p>
<p>${texts.missing_hint}</p>
<p><a href="${path}">${texts.retry}</a></p>
${near}</main>
</body>
</html>
`
  return new Response(String(page), { status: 503, headers: HEADERS })
}

/** Links to stored pages of the area; where there is none, of the language. */
async function listNearby(pages: StoredPages, path: string): Promise<readonly Html[]> {
  const keys = [...(await pages.list('downloaded')), ...(await pages.list('visited')).toReversed()].filter(
    (key) => !key.endsWith('/index.json'),
  )
  const area = areaOf(path)
  const inArea = area === undefined ? [] : keys.filter((key) => key === keyOf(area) || key.startsWith(`${keyOf(area)}/`))
  const near = inArea.length > 0 ? inArea : keys.filter((key) => key.split('/')[1] === path.split('/')[1]?.toLowerCase())
  const found = await Promise.all(near.slice(0, MAX_LINKS).map((key) => pages.find(key)))
  return found.flatMap((page) => {
    if (page === undefined) return []
    const place = placeOf(page.stored)
    return [html`<li><a href="${place.path}">${place.title}</a></li>\n`]
  })
}

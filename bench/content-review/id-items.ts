import { baselineOf } from '#content/data/baseline.ts'
import { loadFeatures } from '#content/data/features.ts'
import { findFragmentTarget } from '#content/fragments/fragment-link.ts'
import { slugify } from '#content/text/slugify.ts'
import type { Document } from '#contracts/document.ts'
import type { DocPage } from '#contracts/page.ts'
import { filePathOf } from '#contracts/urls.ts'
import type { ReviewedSite, ReviewItem } from './review-item.ts'
import { matches, textOfHtml } from './text-items.ts'

const documents = new Map<string, { readonly summary: string; readonly ids: ReadonlySet<string> } | undefined>()
const features = loadFeatures()

/** Ids, links to parts of pages, lists with summaries, malformed calls and the asterisk of Baseline. */
export const ID_ITEMS: readonly ReviewItem[] = [
  {
    name: 'heading-without-id',
    where: 'a heading has no id',
    findInPage: ({ html }) => matches(html, /<h[1-6](?![^>]* id=)[^>]*>.{0,60}/g),
  },
  {
    name: 'heading-id-taken',
    where: 'a term has the id that a heading of the same text would have',
    findInPage: ({ html }) => {
      const terms = new Set(matches(html, /<dt id="[^"]+"/g).map((tag) => tag.slice('<dt id="'.length, -1)))
      return [...html.matchAll(/<h[2-6] id="([^"]+)_\d+">(.*?)<\/h/g)].flatMap(([, id = '', title = '']) =>
        terms.has(id) && slugify(textOfHtml(title)) === id ? [id] : [],
      )
    },
  },
  {
    name: 'fragment-to-nowhere',
    where: 'a link leads to no part of a page and is not reported',
    findInPage: ({ html, record, diagnostics }, site) => {
      const reported = diagnostics.filter(({ kind }) => kind === 'broken-fragment').map(({ message }) => message)
      return matches(html, /<a\b[^>]*? href="[^"]*#[^"]*"/g).flatMap((tag) => {
        const href = (/ href="([^"]*)"/.exec(tag)?.[1] ?? '')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&')
        const target = findFragmentTarget(href, record.url)
        const found = target === undefined ? undefined : documentAt(target.url, site)
        if (target === undefined || found === undefined || found.ids.has(target.id)) return []
        return reported.some((message) => message.endsWith(` has the id ${target.id}`)) ? [] : [href]
      })
    },
  },
  {
    name: 'sign-to-nowhere',
    where: 'a sign in formal syntax leads to no section',
    findInPage: ({ html, record }, site) =>
      matches(html, /<a class="css-syntax-sign"[^>]*? href="[^"]*#[^"]*"/g).flatMap((tag) => {
        const target = findFragmentTarget(/ href="([^"]*)"/.exec(tag)?.[1] ?? '', record.url)
        return target === undefined || documentAt(target.url, site)?.ids.has(target.id) === true ? [] : [target.id]
      }),
  },
  {
    name: 'summary-in-list',
    where: 'a list shows another summary than the page that is listed',
    findInPage: ({ html }, site) =>
      [...html.matchAll(/<dt[^>]*><a href="([^"]+)"[^>]*>(?:(?!<\/dt>).)*<\/dt><dd><p>(.*?)<\/p><\/dd>/gs)].flatMap(
        ([, href = '', shown = '']) => {
          const own = html.includes('landing-list') ? documentAt(decodeURI(href), site)?.summary : undefined
          const text = textOfHtml(shown).replace(/\s+/g, ' ').trim()
          return own === undefined || own === '' || own === text ? [] : [`${href}: ${text}`]
        },
      ),
  },
  {
    name: 'raw-call',
    where: 'a malformed macro call is shown as text',
    findInPage: ({ html, source, diagnostics }) =>
      diagnostics.some(({ kind }) => kind === 'malformed-macro')
        ? matches(textOfHtml(html), /\{\{\w[\w-]*\(.{0,60}/g).filter((call) => !source.includes(`\\${call.slice(0, 12)}`))
        : [],
    explain: (call) => (/"[^"]*\.,"/.test(call) ? 'the quotes are wrong: what was meant is not clear' : undefined),
  },
  {
    name: 'brackets-in-address',
    where: 'the address of a page that is not there has angle brackets',
    findInPage: ({ html }) => matches(html, /data-href="[^"]*&[lg]t;[^"]*"/g),
  },
  {
    name: 'baseline-without-asterisk',
    where: 'the banner says what is untrue of a part of the feature',
    findInPage: ({ doc }) => {
      const asterisk = baselineOf(doc.browserCompat, features, {
        findPageOfKey: () => undefined,
        about_url: null,
        feedback_url: null,
      })?.asterisk
      return doc.baseline === null || asterisk === undefined || asterisk === doc.baseline.asterisk ? [] : [doc.browserCompat.join()]
    },
  },
]

function documentAt(url: string, { readPublic }: ReviewedSite) {
  if (!documents.has(url)) {
    const text = url.includes('/docs/') ? readPublic(filePathOf(url, 'index.json')) : undefined
    documents.set(url, text === undefined ? undefined : shorten(text))
  }
  return documents.get(url)
}

function shorten(text: string): { readonly summary: string; readonly ids: ReadonlySet<string> } {
  const { doc }: DocPage = JSON.parse(text)
  const { summary, fragments }: Pick<Document, 'summary' | 'fragments'> = doc
  return { summary, ids: new Set(fragments) }
}

import { isUnchecked } from '#content/html/document-address.ts'
import type { ReviewItem } from './review-item.ts'
import { matches, textOfHtml } from './text-items.ts'

/** Links, and where they lead. */
export const LINK_ITEMS: readonly ReviewItem[] = [
  {
    name: 'fragment-in-argument',
    where: 'a macro with a fragment in its first argument leads nowhere although the page exists',
    findInPage: ({ html }, { content }) =>
      matches(html, /data-href="[^"#]+#[^"]*"/g).filter(
        (attribute) => content.tree.resolve(/"([^"#]+)/.exec(attribute)?.[1] ?? '') !== undefined,
      ),
  },
  {
    name: 'css-value-of-two',
    where: 'the name of a CSS value leads to the function of the same name',
    findInPage: ({ source, html }) => (/\{\{\s*cssxref\("url"/i.test(source) ? matches(html, /href="[^"]*url_function"/g) : []),
  },
  {
    name: 'relative-link',
    where: 'an address begins neither at the root nor with a scheme',
    findInPage: ({ html }) => matches(html, /<a [^>]*\bhref="(?![/#]|[a-z][a-z\d+.-]*:)[^"]*"/g),
  },
  {
    name: 'decoded-autolink',
    where: 'the address in angle brackets is shown in another form',
    findInPage: ({ source, html }) =>
      matches(source.replace(/^(`{3,}).*?^\1/gms, ''), /(?<!\]\()<(?:https?|mailto):[^\s<>]*%[\da-f]{2}[^\s<>]*>/gi).filter(
        (link) => !textOfHtml(html).includes(link.slice(1, -1)),
      ),
  },
  {
    name: 'redirect-with-slash',
    where: 'a redirect is dropped because its target ends with a slash',
    findInSite: ({ content }) =>
      content.diagnostics
        .filter(({ kind, message }) => kind === 'redirect' && /\/, which is no page$/.test(message))
        .map(({ message }) => message),
  },
  {
    name: 'fragment-in-other-case',
    where: 'a fragment differs from the id it means only in its case',
    findInPage: ({ html, doc }) => {
      const ids = new Set(doc.fragments)
      return matches(html, /href="#[^"]*"/g).filter((attribute) => {
        const id = decode(attribute.slice('href="#'.length, -1))
        return !ids.has(id) && ids.has(id.toLowerCase())
      })
    },
  },
  {
    name: 'address-of-data',
    where: 'a page is told that an address in a data package has moved',
    findInPage: ({ source, diagnostics }) =>
      diagnostics
        .filter(({ kind, message }) => kind === 'redirected-link' && !source.includes(message.split(' ')[0] ?? ''))
        .map(({ message }) => message),
  },
  {
    name: 'unchecked-link',
    where: 'a link of this site outside /docs/ leads nowhere and is not reported',
    findInPage: ({ html }, { content, readPublic }) =>
      matches(html, /<a [^>]*href="\/(?!shared-assets\/)[^"]*"/g).flatMap((tag) => {
        const path = decode(/href="([^"?#]*)/.exec(tag)?.[1] ?? '').replace(/\/$/, '')
        const isKnown =
          content.tree.resolve(path) !== undefined || readPublic(path) !== undefined || readPublic(`${path}/index.html`) !== undefined
        return isKnown || path.split('/')[2] === 'docs' ? [] : [path]
      }),
    explain: (path) =>
      isUnchecked(path) ? 'parts of the site that a content root need not have: blog, curriculum, observatory, chat' : undefined,
  },
  {
    name: 'bare-address',
    where: 'a bare www. or e-mail address in the text is no link',
    findInPage: ({ html }) =>
      matches(
        html.replace(/<(a|code|pre|kbd|samp)\b[^>]*>.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' '),
        /(?<![\w./@:-])(?:www\.[\w-]+\.[a-z]{2,}[^\s<]*|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/gi,
      ),
  },
]

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('&amp;', '&'))
  } catch {
    return text
  }
}

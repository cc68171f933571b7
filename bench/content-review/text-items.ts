import { parseHtml, textOf } from '#content/text/dom.ts'
import type { ReviewedPage, ReviewedSite, ReviewItem } from './review-item.ts'

/** Text, code, cards, titles and what else a page shows apart from its links. */
export const TEXT_ITEMS: readonly ReviewItem[] = [
  {
    name: 'backslash-braces',
    where: 'a backslash that escapes a brace is shown',
    findInPage: ({ source, html }) => {
      if (!html.includes('\\')) return []
      const text = textOfHtml(html)
      const meant = matches(source, /\\{3,}[{}]/g).length
      return [...matches(text, /\\{2,}[{}].{0,20}/g).slice(meant), ...matches(text, /(?<!\\)\\\{\{(?!\d).{0,20}/g)]
    },
  },
  {
    name: 'shared-assets',
    where: 'a file below /shared-assets/ is neither served nor reported',
    findInPage: ({ html, diagnostics }, { readPublic }) =>
      [...new Set(matches(textOfHtml(html) + html, /(?<![\w.])\/shared-assets\/[\w./-]+\.\w+/g))].filter(
        (path) => readPublic(path) === undefined && !diagnostics.some(({ message }) => message.includes(path)),
      ),
  },
  {
    name: 'markup-as-text',
    where: 'tags in the text of a macro are shown as text',
    findInPage: ({ html }) => matches(html, /<a [^>]*>(?:<code>)?[^<]*&lt;\/(?:code|em|strong|var|sub|sup)&gt;[^<]*/g),
  },
  {
    name: 'unknown-specification',
    where: 'a specification has no title',
    findInPage: ({ doc }) => specificationsOf(doc).flatMap(({ title, bcdSpecificationURL: url }) => (isUnknown(title) ? [url] : [])),
    explain: () => 'neither web-specs nor SpecData.json of the content root has a specification at the address, and each is reported',
  },
  {
    name: 'alert-on-one-line',
    where: 'a quote begins with the mark of a note',
    findInPage: ({ html }) => matches(html, /<blockquote>\s*<p>\[!\w+\][^<]{0,40}/g),
  },
  {
    name: 'descriptor-with-slash',
    where: 'a CSS descriptor is shown behind its at-rule and a slash',
    findInPage: ({ html }) => matches(html, /<a href="[^"]*\/At-rules\/[^>]*><code>@[\w-]+\/[^<]*/g),
  },
  {
    name: 'entity-escaped-twice',
    where: 'an entity in the text or title of a macro is shown as it is written',
    findInPage: ({ html }) =>
      matches(html, /(?:<a [^>]*>(?:<code>)?|<a [^>]*title="|data-name=")[^<"]*&amp;(?:#\d+|#x[\da-f]+|\w+);[^<"]*/gi),
  },
  {
    name: 'bare-code-block',
    where: 'a block of code with a language has neither a head nor a mark that hides it',
    findInPage: ({ html }) =>
      matches(html, /(?<!<\/div>)<pre class="brush:[^"]*"(?! hidden)[^>]*>/g).filter(
        (tag) => !/\shidden|interactive-example-choice|css-formal-syntax/.test(tag),
      ),
  },
  {
    name: 'title-without-backtick',
    where: 'the title of the tab differs from the one on the page',
    findInPage: ({ doc }) => (textOfHtml(doc.titleHTML) === doc.title ? [] : [doc.title]),
  },
  {
    name: 'split-specification-url',
    where: 'an address of `spec-urls` is split',
    findInPage: ({ record, doc }) => {
      const listed = new Set(specificationsOf(doc).map(({ bcdSpecificationURL }) => bcdSpecificationURL))
      return listed.size === 0 ? [] : record.specUrls.filter((url) => !listed.has(url))
    },
  },
]

function specificationsOf(doc: ReviewedPage['doc']): readonly { readonly title: string; readonly bcdSpecificationURL: string }[] {
  return doc.body.flatMap(({ type, value }) => (type === 'specifications' ? value.specifications : []))
}

function isUnknown(title: string): boolean {
  return title === 'Unknown specification' || title === 'Unbekannte Spezifikation'
}

/** All text of a piece of HTML. */
export function textOfHtml(html: string): string {
  return parseHtml(html).map(textOf).join('')
}

/** All matches of a pattern, as texts. */
export function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([match]) => match)
}

/** Whether a document exists at an address. */
export function isDocument({ content }: ReviewedSite, url: string): boolean {
  return content.tree.resolve(decodeURI(url)) !== undefined
}

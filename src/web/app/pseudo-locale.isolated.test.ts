import { Parser } from 'htmlparser2'
import { expect, test, vi } from 'vitest'
import { LOCALES, type LocaleCode } from '#contracts/locales.ts'
import type { Page } from '#contracts/page.ts'
import { SAMPLE_PAGES } from '#contracts/sample-pages.fixture.ts'
import areaTexts from '#locales/areas.json' with { type: 'json' }
import type { InterfaceTexts } from '#locales/interface/interface-texts.ts'
import type { Text } from '#locales/translate.ts'
import { renderPage } from './entry.server.tsx'
import { ASSETS, SIDEBAR, SITE } from './example-page.fixture.ts'

// The texts of every locale are the English ones in letters that nothing else has.
vi.mock(import('#locales/interface/all-interface-texts.ts'), async (load) => {
  const { interfaceTexts } = await load()
  return { interfaceTexts: () => markAll(interfaceTexts('en-US')) }
})

/** Words that are the same in every language. */
const EVERYWHERE = {
  CC: 'the name of the licence',
  BY: 'the name of the licence',
  SA: 'the name of the licence',
  RSS: 'the name of a format',
  JSON: 'the name of a format',
  Feed: 'the name of a format',
  Markdown: 'the name of a format',
  Baseline: 'the name of a programme',
  ...Object.fromEntries(
    ['Chrome', 'Android', 'Edge', 'Firefox', 'Safari', 'iOS', 'Blink', 'Gecko', 'WebKit'].map((name) => [
      name,
      'the name of a browser or of its engine',
    ]),
  ),
} satisfies Readonly<Record<string, string>>

/** Attributes that are read to people. */
const READABLE = ['alt', 'title', 'aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'label', 'data-text']
/** Elements whose text no one reads, and the title, which the builder writes. */
const UNREAD = ['script', 'style', 'title', 'template', 'code']

test.each(Object.entries(SAMPLE_PAGES))('%s says nothing of its own that is not among the texts', (_name, page) => {
  const html = renderPage({ page: inJapanese(page), sidebar: SIDEBAR, site: SITE, assets: ASSETS })
  const known = new Set([...wordsOf(page, SITE, SIDEBAR, LOCALES, areaTexts), ...Object.keys(EVERYWHERE)])
  expect(readableTexts(html).filter((text) => findWords(text).some((word) => !known.has(word)))).toEqual([])
})

test('a text that did not come from the list would be found', () => {
  expect(readableTexts('<p>Hello <img alt="A picture"></p><script>go()</script><code>gap</code>')).toEqual(['Hello ', 'A picture'])
  expect(mark('Skip to {place}')).toBe('Ｓｋｉｐ ｔｏ {place}')
  expect(findWords(mark('Skip to main content'))).toEqual([])
})

test.each(Object.entries(SAMPLE_PAGES))(
  '%s in a language of the community says of the English around it that it is English',
  (_name, page) => {
    const html = renderPage({ page: inLanguage(page, 'ar'), sidebar: SIDEBAR, site: SITE, assets: ASSETS })
    const ours = textsByLanguage(html).filter(({ text }) => /[Ａ-Ｚａ-ｚ]/.test(text))
    expect(ours.length).toBeGreaterThan(5)
    expect(ours.filter(({ lang }) => lang !== 'en-US').map(({ text }) => text)).toEqual([])
  },
)

/** Dates and numbers in Japanese have no Latin letters. */
function inJapanese(page: Page): Page {
  return inLanguage(page, 'ja')
}

function inLanguage(page: Page, locale: LocaleCode): Page {
  return page.renderer === 'Doc' ? { ...page, doc: { ...page.doc, locale } } : { ...page, locale }
}

function markAll(texts: InterfaceTexts): InterfaceTexts {
  const marked: Record<string, Text> = {}
  for (const [key, text] of Object.entries(texts)) {
    const forms: Text = text
    marked[key] = typeof forms === 'string' ? mark(forms) : { other: mark(forms.other) }
  }
  return { ...texts, ...marked }
}

/** The letters of a text in their wide forms; its places stay. */
function mark(text: string): string {
  return text.replace(/\{\w+\}|[A-Za-z]/g, (part) => (part.length > 1 ? part : String.fromCodePoint(part.charCodeAt(0) + 0xfee0)))
}

function wordsOf(...content: readonly unknown[]): readonly string[] {
  return findWords(JSON.stringify(content))
}

/** A single letter may be a variable, or a mark. */
function findWords(text: string): readonly string[] {
  return text.match(/[A-Za-z]{2,}/g) ?? []
}

/** What people see of a page, each text with the language it is said to be in. */
function textsByLanguage(html: string): readonly { readonly text: string; readonly lang: string | undefined }[] {
  const texts: { text: string; lang: string | undefined }[] = []
  const open: { name: string; lang: string | undefined }[] = []
  const parser = new Parser({
    onopentag: (name, { lang }) => void open.push({ name, lang: lang ?? open.at(-1)?.lang }),
    onclosetag: () => void open.pop(),
    ontext(text) {
      if (!open.some(({ name }) => UNREAD.includes(name))) texts.push({ text, lang: open.at(-1)?.lang })
    },
  })
  parser.end(html)
  return texts
}

/** What people see or hear of a page. */
function readableTexts(html: string): readonly string[] {
  const texts: string[] = []
  const open: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name)
      texts.push(...READABLE.flatMap((attribute) => attributes[attribute] ?? []))
    },
    onclosetag: () => void open.pop(),
    ontext(text) {
      if (!open.some((name) => UNREAD.includes(name))) texts.push(text)
    },
  })
  parser.end(html)
  return texts
}

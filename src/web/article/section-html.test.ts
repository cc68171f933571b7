import { describe, expect, test } from 'vitest'
import type { Section } from '#contracts/document.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translator } from '../texts/translator.ts'
import { sectionHtml } from './section-html.ts'

function html(section: Section, locale: LocaleCode = 'en-US'): string {
  return sectionHtml(section, { t: translator(interfaceTexts(locale), locale), locale }).toString()
}

const content = '<p>Text & <b>HTML</b></p>'
const BARE: Section = { type: 'prose', value: { isH3: false, content } }
const headed = (id: string, title: string, isH3 = false): Section => ({ type: 'prose', value: { id, title, isH3, content } })

describe('the heading of a section', () => {
  test('is absent where the section has none', () => {
    expect(html(BARE)).toBe('<p>Text & <b>HTML</b></p>')
  })

  test('has its id and a link to itself that is named by the heading', () => {
    expect(html(headed('see_also', 'See <code>also</code>'))).toMatch(
      /^<div class="heading"><h2 id="see_also">See <code>also<\/code><\/h2><a class="heading-link" href="#see_also" aria-labelledby="see_also">#<\/a><\/div><p>/,
    )
    expect(html(headed('x', 'X', true))).toContain('<h3 id="x">X</h3>')
  })

  test.each([
    ['a"b', 'a%22b', 'a&quot;b'],
    ['Array<T>', 'Array%3CT%3E', 'Array&lt;T&gt;'],
  ])('with the id %s stays one heading', (id, encoded, escaped) => {
    const expected = `id="${escaped}">X</h2><a class="heading-link" href="#${encoded}" aria-labelledby="${escaped}">#</a>`
    expect(html(headed(id, 'X'))).toContain(expected)
    const inside: Section = { type: 'prose', value: { isH3: false, content: `<h4 id="${escaped}">X</h4>` } }
    expect(html(inside)).toContain(expected.replace('h2', 'h4'))
  })

  test('has an id of any script, percent-encoded in the link alone', () => {
    expect(html(headed('関連情報', '関連情報'))).toContain(
      '<h2 id="関連情報">関連情報</h2><a class="heading-link" href="#%E9%96%A2%E9%80%A3%E6%83%85%E5%A0%B1" aria-labelledby="関連情報">',
    )
  })
})

describe('the content of a section', () => {
  const specifications: Section = {
    type: 'specifications',
    value: { isH3: false, title: 'Specifications', id: 's', query: 'q', specifications: [] },
  }
  const compat: Section = {
    type: 'browser_compatibility',
    value: { isH3: false, title: 'Browser compatibility', id: 'b', query: 'css.properties.gap', table: null },
  }

  test('of prose has links to its headings with an id', () => {
    const content = '<h4 id="größe&amp;x">A <code>b</code></h4><p>c</p><h5>d</h5><h6 class="e" id="f">g</h6>'
    expect(html({ type: 'prose', value: { isH3: false, content } })).toBe(
      '<div class="heading"><h4 id="größe&amp;x">A <code>b</code></h4><a class="heading-link" href="#gr%C3%B6%C3%9Fe%26x" aria-labelledby="größe&amp;x">#</a></div>' +
        '<p>c</p><h5>d</h5><div class="heading"><h6 class="e" id="f">g</h6><a class="heading-link" href="#f" aria-labelledby="f">#</a></div>',
    )
  })

  test('of prose is its HTML as it is', () => {
    expect(html(BARE, 'ar')).toBe('<p>Text & <b>HTML</b></p>')
  })

  test.each([
    ['specifications', specifications],
    ['browser compatibility', compat],
  ])('of %s is in the language of the interface, and says so on pages in another', (_, section) => {
    expect(html(section)).toContain('</div><div class="notecard warning"><p>')
    expect(html(section, 'ar')).toContain('</div><div lang="en-US" class="notecard warning"><p>')
    expect(html(section, 'ar').match(/lang=/g)).toHaveLength(1)
    expect(html(section, 'de')).not.toContain('lang=')
  })

  test('names the feature whose data is missing', () => {
    expect(html(compat)).toContain('css.properties.gap')
  })
})

test('a section of a type that no one knows is an error that shows it', () => {
  const unknown: Section = JSON.parse('{"type":"poem","value":{"isH3":false}}')
  expect(() => html(unknown)).toThrow('a section has an unknown type: {"type":"poem"')
})

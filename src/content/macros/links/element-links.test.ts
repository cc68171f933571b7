import { describe, expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const ELEMENTS = [
  ['HTMLElement', 'dialog', 'Web/HTML/Reference/Elements'],
  ['SVGElement', 'path', 'Web/SVG/Reference/Element'],
] as const

describe.each(ELEMENTS)('%s', (macro, name, folder) => {
  const slug = `${folder}/${name}`
  const pages = [samplePage(slug)]

  test('shows an element as its tag, in code', () => {
    expect(renderMacro(`{{${macro}("${name}")}}`, { pages })).toEqual({
      html: `<a href="/en-US/docs/${slug}"><code>&lt;${name}&gt;</code></a>`,
      problems: [],
    })
  })

  test('shows a text of its own without code, and makes an anchor a fragment', () => {
    expect(renderMacro(`{{${macro}("${name}", "the element", "Use notes")}}`, { pages }).html).toBe(
      `<a href="/en-US/docs/${slug}#use_notes">the element</a>`,
    )
  })

  test('reports an unknown element, whose link leads nowhere', () => {
    expect(renderMacro(`{{${macro}("nothing")}}`, { pages })).toEqual({
      html: `<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/${folder}/nothing"><code>&lt;nothing&gt;</code></a>`,
      problems: [`warning macro-broken-link: ${macro}: no page /en-US/docs/${folder}/nothing`],
    })
  })

  test('shows why a call without an element failed', () => {
    expect(renderMacro(`{{${macro}}}`, { pages })).toEqual({
      html: `<span class="macro-error">Macro ${macro} failed: argument 1 (element) is missing; expected a text</span>`,
      problems: [`error macro-error: ${macro}: argument 1 (element) is missing; expected a text`],
    })
  })

  test('links the German page on a German page, and the English one with a mark where there is none', () => {
    const german = samplePage(slug, { locale: 'de' })
    expect(renderMacro(`{{${macro}("${name}")}}`, { locale: 'de', pages: [...pages, german] }).html).toBe(
      `<a href="/de/docs/${slug}"><code>&lt;${name}&gt;</code></a>`,
    )
    expect(renderMacro(`{{${macro}("${name}")}}`, { locale: 'de', pages }).html).toBe(
      `<a href="/en-US/docs/${slug}" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}"><code>&lt;${name}&gt;</code></a>`,
    )
  })
})

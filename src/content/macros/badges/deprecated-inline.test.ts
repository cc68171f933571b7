import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { Features } from '../../data/features.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

test('an icon says its meaning to those who cannot see it', () => {
  expect(renderMacro('{{Deprecated_Inline}}')).toEqual({
    html: '<span role="img" class="icon icon-deprecated" title="Deprecated. Not for use in new websites." aria-label="Deprecated"></span>',
    problems: [],
  })
})

test('the name may be written in any case and arguments change nothing', () => {
  expect(renderMacro('{{deprecated_inline("x", 1)}}')).toEqual(renderMacro('{{Deprecated_Inline}}'))
})

test('a German page has the German words', () => {
  expect(renderMacro('{{Deprecated_Inline}}', { locale: 'de' }).html).toBe(
    `<span role="img" class="icon icon-deprecated" title="${CONTENT_TEXTS.de.deprecated_title}" aria-label="${CONTENT_TEXTS.de.deprecated_label}"></span>`,
  )
})

test('a page about the web platform has the icon of Baseline for discouraged features', () => {
  expect(renderMacro('{{Deprecated_Inline}}', { page: samplePage('Web/API/X') }).html).toBe(
    '<span role="img" class="icon icon-baseline discouraged" title="Discouraged. Avoid this feature in new projects." aria-label="Discouraged"></span>',
  )
  for (const slug of ['Web/Accessibility/X', 'Mozilla/X'])
    expect(renderMacro('{{Deprecated_Inline}}', { page: samplePage(slug) }).html).toContain('class="icon icon-deprecated"')
})

test('a page whose feature is being removed has the icon for that', () => {
  const page = samplePage('WebAssembly/X', { browserCompat: ['a.old'] })
  expect(renderMacro('{{Deprecated_Inline}}', { page, data: { features: REMOVED } }).html).toBe(
    '<span role="img" class="icon icon-baseline removing" title="To be removed. Browsers are dropping this feature." aria-label="To be removed"></span>',
  )
})

const LIMITED = { baseline: false as const, support: {} }
const REMOVED = new Features({
  features: {
    old: {
      kind: 'feature',
      name: 'Old',
      description: '',
      description_html: '',
      status: { ...LIMITED, by_compat_key: { 'a.old': LIMITED } },
      discouraged: { according_to: [], reason: '', reason_html: '', removal_date: '2027-01-01' },
    },
  },
})

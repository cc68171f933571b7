import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { Features } from '../../data/features.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

test('a card says what users should know', () => {
  expect(renderMacro('{{Deprecated_Header}}')).toEqual({
    html: '<div class="notecard deprecated"><p><strong>Deprecated:</strong> This feature is no longer recommended. Some browsers may still support it, others have dropped it or are about to. Avoid it in new code and replace it where you can; it may stop working at any time.</p></div>',
    problems: [],
  })
})

test('the name may be written in any case and arguments change nothing', () => {
  expect(renderMacro('{{deprecated_header("x", 1)}}')).toEqual(renderMacro('{{Deprecated_Header}}'))
})

test('a German page has the German text', () => {
  expect(renderMacro('{{Deprecated_Header}}', { locale: 'de' }).html).toBe(
    `<div class="notecard deprecated"><p>${CONTENT_TEXTS.de.deprecated_banner}</p></div>`,
  )
})

const HIGH = { baseline: 'high' as const, support: {} }
const entry = { kind: 'feature' as const, name: 'F', description: '', description_html: '' }
const features = new Features({
  features: {
    old: { ...entry, status: { ...HIGH, by_compat_key: { old: HIGH } }, discouraged: { according_to: [], reason: '', reason_html: '' } },
    good: { ...entry, status: { ...HIGH, by_compat_key: { good: HIGH } } },
  },
})

test.each([
  ['Web/X', { browserCompat: ['old'] }, true],
  ['Web/X', { status: ['deprecated'] }, true],
  ['Web/X', { status: ['deprecated'], browserCompat: ['good'] }, true],
  ['Web/X', { browserCompat: ['good'] }, false],
  ['Web/Accessibility/X', { status: ['deprecated'] }, false],
  ['Mozilla/X', { status: ['deprecated'] }, false],
] as const)('on %s with %j the card is left to Baseline: %s', (slug, more, isLeft) => {
  expect(renderMacro('{{Deprecated_Header}}', { page: samplePage(slug, more), data: { features } }).html === '').toBe(isLeft)
})

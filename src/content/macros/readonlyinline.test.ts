import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../testing/render-macro.ts'

test('a badge shows its word', () => {
  expect(renderMacro('{{ReadOnlyInline}}')).toEqual({
    html: '<span class="badge inline readonly" title="This value cannot be changed.">Read only</span>',
    faults: [],
  })
})

test('the name may be written in any case and arguments change nothing', () => {
  expect(renderMacro('{{readonlyinline("x", 1)}}')).toEqual(renderMacro('{{ReadOnlyInline}}'))
})

test('a German page has the German word', () => {
  expect(renderMacro('{{ReadOnlyInline}}', { locale: 'de' }).html).toBe(
    `<span class="badge inline readonly" title="${CONTENT_TEXTS.de.read_only_title}">${CONTENT_TEXTS.de.read_only_label}</span>`,
  )
})

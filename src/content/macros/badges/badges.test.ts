import { describe, expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'

describe('Optional_Inline', () => {
  test('a badge shows its word', () => {
    expect(renderMacro('{{Optional_Inline}}')).toEqual({ html: '<span class="badge inline optional">Optional</span>', problems: [] })
  })

  test('the name may be written in any case and arguments change nothing', () => {
    expect(renderMacro('{{optional_inline("x", 1)}}')).toEqual(renderMacro('{{Optional_Inline}}'))
  })

  test('a German page has the German word', () => {
    expect(renderMacro('{{Optional_Inline}}', { locale: 'de' }).html).toBe(
      `<span class="badge inline optional">${CONTENT_TEXTS.de.optional_label}</span>`,
    )
  })
})

describe('ReadOnlyInline', () => {
  test('a badge shows its word', () => {
    expect(renderMacro('{{ReadOnlyInline}}')).toEqual({
      html: '<span class="badge inline readonly" title="This value cannot be changed.">Read only</span>',
      problems: [],
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
})

describe('SecureContext_Inline', () => {
  test('a badge shows its word', () => {
    expect(renderMacro('{{SecureContext_Inline}}')).toEqual({
      html: '<span class="badge inline secure" title="Works in secure contexts (HTTPS) only">Secure context</span>',
      problems: [],
    })
  })

  test('the name may be written in any case and arguments change nothing', () => {
    expect(renderMacro('{{securecontext_inline("x", 1)}}')).toEqual(renderMacro('{{SecureContext_Inline}}'))
  })

  test('a German page has the German word', () => {
    expect(renderMacro('{{SecureContext_Inline}}', { locale: 'de' }).html).toBe(
      `<span class="badge inline secure" title="${CONTENT_TEXTS.de.secure_context_title}">${CONTENT_TEXTS.de.secure_context_label}</span>`,
    )
  })
})

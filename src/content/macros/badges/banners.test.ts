import { describe, expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'

describe('Non-standard_Header', () => {
  test('a card says what users should know', () => {
    expect(renderMacro('{{Non-standard_Header}}')).toEqual({
      html: '<div class="notecard nonstandard"><p><strong>Non-standard:</strong> No standard describes this feature. It does not work for every user, implementations differ, and its behavior may change.</p></div>',
      problems: [],
    })
  })

  test('the name may be written in any case and arguments change nothing', () => {
    expect(renderMacro('{{non-standard_header("x", 1)}}')).toEqual(renderMacro('{{Non-standard_Header}}'))
  })

  test('a German page has the German text', () => {
    expect(renderMacro('{{Non-standard_Header}}', { locale: 'de' }).html).toBe(
      `<div class="notecard nonstandard"><p>${CONTENT_TEXTS.de.non_standard_banner}</p></div>`,
    )
  })
})

describe('SecureContext_Header', () => {
  test('a card says what users should know', () => {
    expect(renderMacro('{{SecureContext_Header}}')).toEqual({
      html: '<div class="notecard secure"><p><strong>Secure context:</strong> This feature works only in secure contexts (HTTPS), in some or all of the browsers that support it.</p></div>',
      problems: [],
    })
  })

  test('the name may be written in any case and arguments change nothing', () => {
    expect(renderMacro('{{securecontext_header("x", 1)}}')).toEqual(renderMacro('{{SecureContext_Header}}'))
  })

  test('a German page has the German text', () => {
    expect(renderMacro('{{SecureContext_Header}}', { locale: 'de' }).html).toBe(
      `<div class="notecard secure"><p>${CONTENT_TEXTS.de.secure_context_banner}</p></div>`,
    )
  })
})

describe('SeeCompatTable', () => {
  test('a card says what users should know', () => {
    expect(renderMacro('{{SeeCompatTable}}')).toEqual({
      html: '<div class="notecard experimental"><p><strong>Experimental:</strong> This is an <strong>experimental technology</strong>. Look at the browser compatibility table before you use it in production.</p></div>',
      problems: [],
    })
  })

  test('the name may be written in any case and arguments change nothing', () => {
    expect(renderMacro('{{seecompattable("x", 1)}}')).toEqual(renderMacro('{{SeeCompatTable}}'))
  })

  test('a German page has the German text', () => {
    expect(renderMacro('{{SeeCompatTable}}', { locale: 'de' }).html).toBe(
      `<div class="notecard experimental"><p>${CONTENT_TEXTS.de.experimental_banner}</p></div>`,
    )
  })
})

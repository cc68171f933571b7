import { expect, test } from 'vitest'
import { renderMacro } from '../../testing/render-macro.ts'

test('the link names the slug of the sample that opens on its own', () => {
  expect(renderMacro("{{LiveSampleLink('Using the size', 'view it')}}")).toEqual({
    html: '<a href="#livesample_fullscreen=using_the_size">view it</a>',
    problems: [],
  })
})

test('of HTML in the text only code is kept, with or without entities', () => {
  expect(renderMacro('{{LiveSampleLink("x", "With <code>&lt;b&gt;</code> & <b>")}}').html).toBe(
    '<a href="#livesample_fullscreen=x">With <code>&lt;b&gt;</code> &amp; &lt;b&gt;</a>',
  )
})

test('a link without a text shows why the call failed', () => {
  expect(renderMacro('{{LiveSampleLink("x")}}')).toEqual({
    html: '<span class="macro-error">Macro LiveSampleLink failed: argument 2 (text) is missing; expected a text</span>',
    problems: ['error macro-error: LiveSampleLink: argument 2 (text) is missing; expected a text'],
  })
})

test('a German page has its own name for the sample', () => {
  expect(renderMacro('{{LiveSampleLink("Größe ändern", "öffnen")}}', { locale: 'de' }).html).toBe(
    '<a href="#livesample_fullscreen=größe_ändern">öffnen</a>',
  )
})

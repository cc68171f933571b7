import { expect, test } from 'vitest'
import { contentTexts } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'

const ENGLISH = contentTexts('en-US')
const box = (id: string, height: number, { example_result, live_sample } = ENGLISH, path = '/en-US/docs/Sample/'): string =>
  `<div class="live-sample" data-live-id="${id}" data-live-path="${path}" data-height="${height}"><div class="example-header"><span>${example_result}</span></div><live-sample><p>${live_sample}</p></live-sample></div>`

test('a sample is a box of its final height, named by the slug of its id', () => {
  expect(renderMacro('{{EmbedLiveSample("Setting the size", "100%", 220)}}')).toEqual({ html: box('setting_the_size', 220), problems: [] })
})

test('a height may be quoted with its unit, and less than 60 becomes 60', () => {
  expect(renderMacro('{{EmbedLiveSample("x", 600, "300px")}}').html).toBe(box('x', 300))
  expect(renderMacro('{{EmbedLiveSample("x", "", 20)}}').html).toBe(box('x', 60))
})

test('what the frame will be granted is kept for the runner', () => {
  const plain = box('x', 100)
  const granted = (attributes: string): string => plain.replace(' data-height="100"', ` data-height="100"${attributes}`)
  expect(renderMacro('{{EmbedLiveSample("x", "100%", 100, "", "", "", "fullscreen; camera *", "allow-modals allow-forms")}}')).toEqual({
    html: granted(' data-allow="fullscreen; camera *" data-sandbox="allow-modals allow-forms"'),
    problems: [],
  })
  expect(renderMacro('{{EmbedLiveSample("x", "100%", 100, "", "", "", "", "allow-popups")}}').html).toBe(
    granted(' data-sandbox="allow-popups"'),
  )
  expect(renderMacro('{{EmbedLiveSample("x", "100%", 100, "", "", "", "", "")}}').html).toBe(plain)
})

test('what a sample must not be granted is reported and left out', () => {
  expect(renderMacro('{{EmbedLiveSample("x", "100%", 100, "", "", "", "", "allow-top-navigation allow-modals")}}')).toEqual({
    html: box('x', 100).replace(' data-height="100"', ' data-height="100" data-sandbox="allow-modals"'),
    problems: [
      'warning macro-argument: EmbedLiveSample: argument 8 (sandbox) has allow-top-navigation; expected some of allow-modals, allow-forms, allow-popups',
    ],
  })
})

test('a sample without an id is found by the heading it stands under, and has a height', () => {
  expect(renderMacro('{{EmbedLiveSample}}').html).toBe(box('', 150))
})

test('a height that is no number shows why the call failed', () => {
  expect(renderMacro('{{EmbedLiveSample("x", 100, "high")}}')).toEqual({
    html: '<span class="macro-error">Macro EmbedLiveSample failed: argument 3 (height) is &quot;high&quot;; expected a number</span>',
    problems: ['error macro-error: EmbedLiveSample: argument 3 (height) is "high"; expected a number'],
  })
})

test('a German page has the German text and its own address', () => {
  expect(renderMacro('{{EmbedLiveSample("Größe", 100, 100)}}', { locale: 'de' }).html).toBe(
    box('größe', 100, contentTexts('de'), '/de/docs/Sample/'),
  )
})

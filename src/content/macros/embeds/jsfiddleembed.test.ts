import { expect, test } from 'vitest'
import { renderMacro } from '../../testing/render-macro.ts'

const frame = (path: string, title: string, height: string) =>
  `<div class="embed"><iframe src="https://jsfiddle.net/${path}" title="${title}" width="756" height="${height}" loading="lazy"></iframe></div>`

test('a fiddle is a lazy frame, 756 pixels wide, with the tabs that are named', () => {
  expect(renderMacro('{{JSFiddleEmbed("https://jsfiddle.net/me/abc12/", "js,result", 400)}}')).toEqual({
    html: frame('me/abc12/embedded/js,result/', 'Example on JSFiddle', '400'),
    problems: [],
  })
})

test('tabs and height may be left out, and the address may be that of the embedded form', () => {
  const expected = frame('me/abc12/3/embedded/', 'Example on JSFiddle', '300')
  expect(renderMacro('{{JSFiddleEmbed("https://jsfiddle.net/me/abc12/3")}}').html).toBe(expected)
  expect(renderMacro('{{JSFiddleEmbed("https://jsfiddle.net/me/abc12/3/embedded/result/", "")}}').html).toBe(expected)
})

test.each(['https://jsfiddle.net.example/a/', 'http://jsfiddle.net/a/', '//elsewhere.example/', 'https://jsfiddle.net/'])(
  '%s is no fiddle',
  (url) => {
    expect(renderMacro(`{{JSFiddleEmbed("${url}")}}`).problems).toEqual([
      `error macro-error: JSFiddleEmbed: argument 1 (url) is "${url}"; expected an address below https://jsfiddle.net/`,
    ])
  },
)

test('tabs that are no names show why the call failed', () => {
  expect(renderMacro('{{JSFiddleEmbed("https://jsfiddle.net/a/", "../x")}}')).toEqual({
    html: '<span class="macro-error">Macro JSFiddleEmbed failed: argument 2 (tabs) is &quot;../x&quot;; expected names of tabs such as &quot;js,html,css,result&quot;</span>',
    problems: ['error macro-error: JSFiddleEmbed: argument 2 (tabs) is "../x"; expected names of tabs such as "js,html,css,result"'],
  })
})

test('a Spanish page has the Spanish title', () => {
  expect(renderMacro('{{JSFiddleEmbed("https://jsfiddle.net/a/")}}', { locale: 'es' }).html).toBe(
    frame('a/embedded/', 'Ejemplo en JSFiddle', '300'),
  )
})

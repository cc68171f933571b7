import { expect, test } from 'vitest'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const FOLDER = 'Mozilla/Firefox/Releases'
const release = (version: string, locale: 'en-US' | 'de' = 'en-US') =>
  samplePage(`${FOLDER}/${version}`, {
    locale,
    title: `Firefox ${version} ${locale === 'de' ? 'für Entwickler' : 'for developers'}`,
    shortTitle: version,
  })
const pages = [samplePage(FOLDER), ...['3.5', '3.5.1', '10', '9', '11'].map((version) => release(version)), samplePage(`${FOLDER}/Archive`)]
const item = (version: string) => `<li><a href="/en-US/docs/${FOLDER}/${version}">Firefox ${version} for developers</a></li>`

test('on the page of a release the releases before it are listed, newest first, and nothing else', () => {
  expect(renderMacro('{{Firefox_for_developers}}', { pages, page: release('10') })).toEqual({
    html: `<ul>${item('9')}${item('3.5.1')}${item('3.5')}</ul>`,
    problems: [],
  })
})

test('the version may be given, quoted or not', () => {
  const html = `<ul>${item('3.5.1')}${item('3.5')}</ul>`
  expect(renderMacro('{{Firefox_for_developers("9")}}', { pages }).html).toBe(html)
  expect(renderMacro('{{firefox_for_developers(9)}}', { pages }).html).toBe(html)
})

test('on any other page the newest 31 are listed', () => {
  const many = Array.from({ length: 40 }, (_, index) => release(String(index + 1)))
  const { html } = renderMacro('{{Firefox_for_developers}}', { pages: many })
  expect(html.match(/<li>/g)).toHaveLength(31)
  expect(html.startsWith(`<ul>${item('40')}${item('39')}`)).toBe(true)
  expect(html.endsWith(`${item('10')}</ul>`)).toBe(true)
})

test('a tree without releases gives nothing, and a note', () => {
  expect(renderMacro('{{Firefox_for_developers(9)}}')).toEqual({
    html: '',
    problems: ['info macro-empty-list: Firefox_for_developers: there are no release notes before 9 below Mozilla/Firefox/Releases'],
  })
})

test('what is no version shows why the call failed', () => {
  expect(renderMacro('{{Firefox_for_developers("nine")}}', { pages })).toEqual({
    html: '<span class="macro-error">Macro Firefox_for_developers failed: argument 1 (version) is &quot;nine&quot;; expected a version such as 62 or 3.5</span>',
    problems: ['error macro-error: Firefox_for_developers: argument 1 (version) is "nine"; expected a version such as 62 or 3.5'],
  })
})

test('a German page lists the German notes', () => {
  const german = release('9', 'de')
  expect(renderMacro('{{Firefox_for_developers("10")}}', { pages: [...pages, german], locale: 'de' }).html).toContain(
    `<ul><li><a href="/de/docs/${FOLDER}/9">Firefox 9 für Entwickler</a></li>`,
  )
})

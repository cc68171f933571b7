import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

function learnPages() {
  const folder = temporaryFolder({
    'ten.md': '---\nx\n---\n# Heading\n\n{{PreviousNext("a")}}\n\nAll about `ten`\nand {{HTMLElement("b")}}.\n\nMore.\n',
    'two.md': '---\nx\n---\n## Only a heading\n',
    'zwei.md': '---\nx\n---\nDie **Zwei**.\n',
  })
  const bodyStart = '---\nx\n---\n'.length
  return {
    english: [
      samplePage('Learn'),
      samplePage('Learn/Ten', { title: 'Part 10: `ten`', file: `${folder}/ten.md`, bodyStart }),
      samplePage('Learn/Two', { title: 'Part 2', file: `${folder}/two.md`, bodyStart }),
      samplePage('Learn/Two/Deeper', { title: 'Too deep' }),
    ],
    german: [
      samplePage('Learn', { locale: 'de' }),
      samplePage('Learn/Two', { locale: 'de', title: 'Teil 2', file: `${folder}/zwei.md`, bodyStart }),
    ],
  }
}

test('the direct sub-pages are listed in the order of their titles, numbers by value, with their first lines', () => {
  const pages = learnPages().english
  expect(renderMacro('{{SubpagesWithSummaries}}', { pages, page: samplePage('Learn') })).toEqual({
    html:
      '<dl class="landing-list">' +
      '<dt><a href="/en-US/docs/Learn/Two">Part 2</a></dt><dd><p>No summary found.</p></dd>' +
      '<dt><a href="/en-US/docs/Learn/Ten">Part 10: <code>ten</code></a></dt><dd><p>All about <code>ten</code> and <code>&lt;b&gt;</code>.</p></dd>' +
      '</dl>',
    problems: [],
  })
})

test('the previous name still works', () => {
  const pages = learnPages().english
  const page = samplePage('Learn')
  expect(renderMacro('{{LandingPageListSubpages}}', { pages, page })).toEqual(renderMacro('{{SubpagesWithSummaries}}', { pages, page }))
})

test('a page without sub-pages gets nothing, whatever the arguments', () => {
  expect(renderMacro('{{SubpagesWithSummaries("Learn")}}', { pages: learnPages().english, page: samplePage('Learn/Ten') })).toEqual({
    html: '',
    problems: [],
  })
})

test('a German page lists German pages, and English ones with a mark', () => {
  const { english, german } = learnPages()
  expect(
    renderMacro('{{SubpagesWithSummaries}}', { pages: [...english, ...german], page: samplePage('Learn', { locale: 'de' }) }).html,
  ).toBe(
    '<dl class="landing-list">' +
      `<dt><a href="/en-US/docs/Learn/Ten" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}">Part 10: <code>ten</code></a></dt><dd><p>All about <code>ten</code> and <code>&lt;b&gt;</code>.</p></dd>` +
      '<dt><a href="/de/docs/Learn/Two">Teil 2</a></dt><dd><p>Die Zwei.</p></dd>' +
      '</dl>',
  )
})

import type { ChildNode } from 'domhandler'
import { expect, test } from 'vitest'
import { contentTexts } from '#locales/content.ts'
import { parseHtml, serialize } from '../text/dom.ts'
import { arrangeExamples } from './interactive-examples.ts'

const texts = contentTexts('en-US')
const EXAMPLE = '<interactive-example data-name="x"></interactive-example>'

const pre = (language: string, text: string, flag = 'interactive-example'): string =>
  `<pre class="brush: ${language} ${flag} notranslate"><code>${text}</code></pre>`
const block = (language: string, text: string, flag?: string): string =>
  `<div class="code-example"><div class="example-header">${language}</div>${pre(language, text, flag)}</div>`
const arrange = (html: string): string =>
  serialize(arrangeExamples(parseHtml(`<h2 id="try_it">Try it</h2>${html}<h2 id="next">Next</h2>`), (key) => texts[key]))
const result = (title: string): string =>
  `<div class="example-result"><div class="example-header"><span>${title}</span></div><div class="example-output"><p>${texts.live_sample}</p></div></div>`

test('script alone has a console, also next to WebAssembly text', () => {
  expect(arrange(EXAMPLE + block('js', 'a'))).toBe(
    `<h2 id="try_it">Try it</h2><interactive-example data-name="x" data-template="console"><div class="example-code">${block('js', 'a')}</div>${result('Console')}</interactive-example><h2 id="next">Next</h2>`,
  )
  expect(arrange(EXAMPLE + block('wat', 'w') + block('js', 'a'))).toContain('data-template="console"')
})

test('other languages have a result, and the text after them stays after the example', () => {
  expect(arrange(`${EXAMPLE}${block('html', 'a')}${block('css', 'b')}<p>Text</p>`)).toBe(
    `<h2 id="try_it">Try it</h2><interactive-example data-name="x" data-template="tabbed"><div class="example-code">${block('html', 'a')}${block('css', 'b')}</div>${result('Result')}</interactive-example><p>Text</p><h2 id="next">Next</h2>`,
  )
})

test('choices have no head and a name each; the code around them can be opened', () => {
  const choice = (text: string): string => block('css', text, 'interactive-example-choice')
  expect(arrange(EXAMPLE + choice('one') + choice('two') + block('html', 'a') + block('css', 'b'))).toContain(
    `data-template="choice"><div class="example-code"><div class="code-example" id="example_choice_1">${pre('css', 'one', 'interactive-example-choice')}</div><div class="code-example" id="example_choice_2">${pre('css', 'two', 'interactive-example-choice')}</div></div>${result('Result')}<details class="example-rest"><summary>Show the HTML and CSS</summary>${block('html', 'a')}${block('css', 'b')}</details></interactive-example>`,
  )
})

test('several blocks of one language become one', () => {
  expect(arrange(EXAMPLE + block('html', 'a\n') + block('css', 'b\n') + block('html', 'c\n'))).toContain(
    `<div class="example-code">${block('html', 'a\nc\n')}${block('css', 'b\n')}</div>`,
  )
})

/** How often a piece of code gets a parent while so many blocks of one language become one. */
function countMoves(blocks: number): number {
  const nodes = parseHtml(EXAMPLE + block('html', 'a').repeat(blocks))
  let moves = 0
  const watch = (node: ChildNode): void => {
    let { parent } = node
    const set = (value: typeof parent): void => {
      moves += 1
      parent = value
    }
    Object.defineProperty(node, 'parent', { get: () => parent, set })
    if ('children' in node) node.children.forEach(watch)
  }
  nodes.forEach(watch)
  arrangeExamples(nodes, (key) => texts[key])
  return moves
}

test('each block is moved once, however many there are', () => {
  expect(countMoves(400)).toBeLessThan(countMoves(100) * 5)
})

test('blocks that are not flagged, or stand in another section, are no part of it', () => {
  const other = block('js', 'other', 'live-sample___x')
  expect(arrange(EXAMPLE + block('js', 'a') + other)).toContain(`</interactive-example>${other}<h2 id="next">`)
  expect(arrange(`${EXAMPLE}${block('js', 'a')}<h3 id="deep">Deep</h3>${block('css', 'b')}`)).toContain(
    `<h3 id="deep">Deep</h3>${block('css', 'b')}`,
  )
})

test('each example of a page has its own code, and no choice has the name of another', () => {
  const choice = block('css', 'a', 'interactive-example-choice')
  const html = arrange(`${EXAMPLE}${choice}<h2 id="b">B</h2>${EXAMPLE}${choice}`)
  expect(html.match(/id="example_choice_\d"/g)).toEqual(['id="example_choice_1"', 'id="example_choice_2"'])
})

test('a page without examples stays as it is', () => {
  expect(arrange(block('js', 'a'))).toBe(`<h2 id="try_it">Try it</h2>${block('js', 'a')}<h2 id="next">Next</h2>`)
})

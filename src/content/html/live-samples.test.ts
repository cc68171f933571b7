import { expect, test } from 'vitest'
import { parseHtml, serialize } from '../text/dom.ts'
import { collectLiveSamples } from './live-samples.ts'

const block = (language: string, text: string, flags = ''): string =>
  `<pre class="brush: ${language} ${flags} notranslate"><code>${text}</code></pre>`
const sample = (id: string): string => `<div class="live-sample" data-live-id="${id}"></div>`

/** Samples as `id: languages and code`, ids without code behind. */
function collect(html: string): { samples: readonly unknown[]; empty: string[]; html: string } {
  const nodes = parseHtml(html)
  const empty: string[] = []
  const samples = collectLiveSamples(nodes, (id) => empty.push(id))
  return { samples, empty, html: serialize(nodes) }
}

test('blocks with the flag of a sample belong to it wherever they stand, joined by language', () => {
  const { samples, html } = collect(
    `${block('html', 'a', 'live-sample___x')}<h2 id="x">X</h2>${block('html', 'other')}${block('css', 'b', 'live-sample___x')}${sample('x')}${block('html', 'c', 'live-sample___x')}`,
  )
  expect(samples).toEqual([{ id: 'x', code: { html: 'a\nc', css: 'b' } }])
  expect(html.match(/live-sample---x/g)).toHaveLength(3)
})

test('without flags the blocks below the heading of that name count, up to the next of its level', () => {
  const { samples } = collect(
    `<h2 id="first">First</h2>${block('js', '1')}<h3 id="deep">Deep</h3>${block('css', '2')}<h2 id="second">Second</h2>${block('js', '3')}${sample('first')}`,
  )
  expect(samples).toEqual([{ id: 'first', code: { js: '1', css: '2' } }])
})

test('an element with that name gives the blocks inside it', () => {
  expect(
    collect(`<h2 id="h">H</h2>${block('js', 'out')}<div id="box">${block('js', 'in')}</div>${block('js', 'after')}${sample('box')}`)
      .samples,
  ).toEqual([{ id: 'box', code: { js: 'in' } }])
})

test('a name that is nowhere falls back to the closest heading, as in translated pages', () => {
  expect(collect(`<h2 id="beispiele">Beispiele</h2><h3 id="farbe">Farbe</h3>${block('html', 'a')}${sample('color')}`).samples).toEqual([
    { id: 'color', code: { html: 'a' } },
  ])
})

test('where the closest heading has no code, the heading above it is asked', () => {
  expect(collect(`<h2 id="a">A</h2>${block('html', 'up')}<h3 id="b">B</h3><p>Result</p>${sample('nowhere')}`).samples).toEqual([
    { id: 'nowhere', code: { html: 'up' } },
  ])
})

test('headings below the third level do not begin a search', () => {
  expect(collect(`<h3 id="a">A</h3>${block('css', 'c')}<h4 id="r">Result</h4>${sample('nowhere')}`).samples).toEqual([
    { id: 'nowhere', code: { css: 'c' } },
  ])
})

test('WebAssembly text belongs to a sample whose script asks for its module', () => {
  const wat = block('wat', '(module)', 'live-sample___x')
  const { samples, html } = collect(`${block('js', 'fetch("{%wasm-url%}")', 'live-sample___x')}${wat}${sample('x')}`)
  expect(samples).toEqual([{ id: 'x', code: { js: 'fetch("{%wasm-url%}")', wat: '(module)' } }])
  expect(html.match(/live-sample---x/g)).toHaveLength(2)
  expect(collect(`${block('js', 'fetch("a.wasm")', 'live-sample___x')}${wat}${sample('x')}`).samples).toEqual([
    { id: 'x', code: { js: 'fetch("a.wasm")' } },
  ])
})

test('code of other languages is no code of a sample', () => {
  expect(collect(`<h2 id="a">A</h2>${block('json', '{}')}${sample('a')}`)).toMatchObject({ samples: [{ id: 'a', code: {} }], empty: ['a'] })
})

test('a sample without code is given with the macro call that made it, which is not shown', () => {
  const nodes = parseHtml('<div class="live-sample" data-call="3" data-live-id="x"></div><div class="live-sample" data-live-id="y"></div>')
  const calls: unknown[] = []
  collectLiveSamples(nodes, (id, call) => calls.push([id, call]))
  expect(calls).toEqual([
    ['x', 3],
    ['y', undefined],
  ])
  expect(serialize(nodes)).not.toContain('data-call')
})

test('an empty name takes the closest heading', () => {
  expect(collect(`<h2 id="a">A</h2>${block('css', 'c')}${sample('')}`).samples).toEqual([{ id: '', code: { css: 'c' } }])
})

test('a counted name is looked for by the name in the call', () => {
  const html = `<h2 id="x">X</h2>${block('css', 'c')}<div class="live-sample" data-live-id="x_2" data-live-source="x"></div>`
  expect(collect(html).samples).toEqual([{ id: 'x_2', code: { css: 'c' } }])
  expect(collect(html).html).not.toContain('data-live-source')
})

test('a flag in capitals is found', () => {
  expect(
    collect(`<h2 id="a">A</h2>${block('html', 'other')}${sample('basicui')}${block('css', 'c', 'live-sample___basicUI')}`).samples,
  ).toEqual([{ id: 'basicui', code: { css: 'c' } }])
})

test('the first ten samples of the same code mark its blocks, later ones name the first', () => {
  const samples = Array.from(
    { length: 12 },
    (_, index) => `<div class="live-sample" data-live-id="x_${index + 1}" data-live-source="x"></div>`,
  )
  const { html, samples: found } = collect(`${block('css', 'c', 'live-sample___x')}${samples.join('')}`)
  expect(html.match(/live-sample---\w+/g)).toEqual(samples.slice(0, 10).map((_, index) => `live-sample---x_${index + 1}`))
  expect(html.match(/data-live-id="x_1[12]" data-live-code="\w+"/g)).toEqual([
    'data-live-id="x_11" data-live-code="x_1"',
    'data-live-id="x_12" data-live-code="x_1"',
  ])
  expect(found.at(-1)).toEqual({ id: 'x_12', code: { css: 'c' } })
})

test.each([
  ['flags', (count: number) => `${block('css', 'c', 'live-sample___x')}${sample('x')}`.repeat(count)],
  ['one heading and many names', (count: number) => `<h2 id="x">X</h2>${`${block('css', 'c')}${sample('y')}`.repeat(count)}`],
])('thousands of samples are found in one pass, and write no more than ten classes to a block: %s', (_, write) => {
  const { html, samples } = collect(write(5_000))
  expect(samples).toHaveLength(5_000)
  expect(html.length).toBeLessThan(write(5_000).length * 5)
})

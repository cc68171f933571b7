import { expect, test } from 'vitest'
import { parseYamlTree, type YamlNode } from './yaml-tree.ts'

/** A tree as plain values. */
function plain(node: YamlNode | undefined): unknown {
  if (node === undefined || node.kind === 'scalar') return node?.value
  return node.kind === 'list' ? node.items.map(plain) : Object.fromEntries([...node.pairs].map(([key, value]) => [key, plain(value)]))
}
const read = (text: string) => ({ value: plain(parseYamlTree(text).root), problems: parseYamlTree(text).problems })

test('lists, maps, texts and aliases are read, and each value knows its line', () => {
  const text = '# first\na: &x\n  - one\n  - two: "2"\n    empty:\nb: *x\n'
  expect(read(text)).toEqual({ value: { a: ['one', { two: '2', empty: '' }], b: ['one', { two: '2', empty: '' }] }, problems: [] })
  const { root } = parseYamlTree(text)
  const list = root?.kind === 'map' ? root.pairs.get('a') : undefined
  expect(list?.kind === 'list' ? list.items.map(({ line }) => line) : []).toEqual([3, 4])
})

test('a file without a value is empty', () => {
  expect(['', '# only this', '---\n'].map((text) => read(text))).toEqual([
    { value: undefined, problems: [] },
    { value: undefined, problems: [] },
    { value: '', problems: [] },
  ])
})

test.each([
  ['a: 1\nb: 2\na: 3\n', { a: '1', b: '2' }, 3, 'expected each key once, found `a` again; the first one counts'],
  ['a: 1\n? [b]\n: 2\n', { a: '1' }, 2, 'expected a text as key'],
  ['- a\n- *b\n', ['a'], 2, '`*b` repeats nothing; expected `&b` above it'],
  [
    'all: &all\n  - a\n  - *all\n',
    { all: ['a'] },
    3,
    '`*all` refers to a list that contains it; expected a list that does not contain itself',
  ],
  ['a: 1\n---\nb: 2\n', { a: '1' }, 1, 'expected one YAML document, found a second one after `---`'],
])('%j is read as far as it can be, and the problem is reported', (text, value, line, message) => {
  expect(read(text)).toEqual({ value, problems: [{ line, message }] })
})

test('aliases of aliases that mean millions of values are left out', () => {
  const lists = Array.from({ length: 40 }, (_, level) => `l${level}: &l${level} [${level === 0 ? '/a' : `*l${level - 1}, *l${level - 1}`}]`)
  const { root, problems } = parseYamlTree(lists.join('\n'))
  expect(root?.kind).toBe('map')
  expect(problems[0]?.message).toMatch(/^`\*l\d+` makes more than 200000 entries of this file; it is left out$/)
})

test('text that is no YAML is rejected', () => {
  expect(() => parseYamlTree('a: [')).toThrow('unexpected end of the stream')
})

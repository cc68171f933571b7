import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { LOCALES } from './locales.ts'
import { PageFile } from './page-file.ts'
import { SAMPLE_PAGES } from './sample-pages.fixture.ts'

const page = Compile(PageFile)

describe.each(Object.entries(SAMPLE_PAGES))('%s', (_, samplePage) => {
  const sample = { build: '0a1b2c', ...samplePage }

  test('is what the schema says', () => {
    expect([...page.Errors(sample)]).toEqual([])
  })

  test('is rejected with any field or entry removed, renamed, added or of another type', () => {
    const mutants = [...listMutants(sample)]
    expect(mutants.length).toBeGreaterThan(10)
    expect(mutants.filter(({ value }) => page.Check(value)).map(({ name }) => name)).toEqual([])
  })
})

test.each([
  ['a language that nobody knows', { locale: 'tlh' }],
  ['an address of another site', { url: 'https://other.example/' }],
  ['an unknown renderer', { renderer: 'Hologram' }],
])('%s is rejected', (_, change) => {
  expect(page.Check({ build: '0a1b2c', ...SAMPLE_PAGES['a not-found page'], ...change })).toBe(false)
})

test.each(LOCALES.map(({ code }) => code))('the language %s is known', (locale) => {
  expect(page.Check({ build: '0a1b2c', ...SAMPLE_PAGES['a not-found page'], locale })).toBe(true)
})

interface Mutant {
  readonly name: string
  readonly value: unknown
}

/** Every copy of a value with one thing wrong. */
function* listMutants(value: unknown, path = ''): Generator<Mutant> {
  yield { name: `${path} of another type`, value: retyped(value) }
  if (typeof value !== 'object' || value === null) return
  const entries = Object.entries(value)
  for (const [key, inner] of entries) {
    const replaced = (mutant: unknown): unknown =>
      Array.isArray(value)
        ? value.with(Number(key), mutant)
        : Object.fromEntries(entries.map(([name, old]) => [name, name === key ? mutant : old]))
    for (const { name, value: mutant } of listMutants(inner, `${path}/${key}`)) yield { name, value: replaced(mutant) }
    if (Array.isArray(value)) continue
    yield { name: `${path}/${key} removed`, value: Object.fromEntries(entries.filter(([name]) => name !== key)) }
    yield {
      name: `${path}/${key} renamed`,
      value: Object.fromEntries(entries.map(([name, old]) => [name === key ? `${name}_` : name, old])),
    }
  }
  if (!Array.isArray(value)) yield { name: `${path} with one more field`, value: { ...value, more: 1 } }
}

function retyped(value: unknown): unknown {
  if (Array.isArray(value)) return { 0: value[0] }
  return typeof value === 'number' ? 'text' : 7
}

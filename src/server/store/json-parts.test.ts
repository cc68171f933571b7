import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { jsonParts, LongText } from './json-parts.ts'

async function* listOf<Value>(...values: readonly Value[]): AsyncGenerator<Value> {
  yield* values
}

async function textOf(value: unknown): Promise<string> {
  return await text(jsonParts(value))
}

test('async iterables are written as arrays, at any depth, in the form that JSON.stringify gives', async () => {
  const streamed = {
    plain: { a: [1, { b: 'x\ny' }], c: null },
    list: listOf({ name: 'one', items: listOf(1, 2) }, { name: 'two', items: listOf() }),
    deep: { list: listOf('"') },
    empty: listOf(),
    left: undefined,
  }
  const whole = {
    plain: { a: [1, { b: 'x\ny' }], c: null },
    list: [
      { name: 'one', items: [1, 2] },
      { name: 'two', items: [] },
    ],
    deep: { list: ['"'] },
    empty: [],
  }
  expect(await textOf(streamed)).toBe(JSON.stringify(whole, null, 2))
  for (const value of [null, 'text', 7, [], {}, [{ a: [] }]]) expect(await textOf(value)).toBe(JSON.stringify(value, null, 2))
})

test('a long text is one string, also where its pieces cut a character or hold signs that are escaped', async () => {
  const [high, low] = ['🦊'.slice(0, 1), '🦊'.slice(1)]
  const written = await text(
    jsonParts({ html: new LongText(listOf('<p>"', `\n\u0001${high}`, `${low}</p>`)), css: new LongText(listOf()) }),
  )
  expect(JSON.parse(written)).toEqual({ html: '<p>"\n\u0001🦊</p>', css: '' })
})

test('an element is asked for only when the parts before it are taken', async () => {
  const asked: number[] = []
  async function* counted(): AsyncGenerator<number> {
    for (let number = 0; number < 3; number += 1) {
      asked.push(number)
      yield number
    }
  }
  const parts = jsonParts({ numbers: counted() })
  await parts.next()
  expect(asked).toEqual([])
  await parts.next()
  expect(asked).toEqual([0])
  await text(parts)
  expect(asked).toEqual([0, 1, 2])
})

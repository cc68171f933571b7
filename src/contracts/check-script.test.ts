import { expect, test } from 'vitest'
import { checkScript, readCheckResults } from './check-script.ts'

async function run(check: string): Promise<unknown> {
  const make: unknown = Reflect.construct(Function, ['document', `return ${checkScript(check)}`])
  return typeof make === 'function' ? Reflect.apply(make, undefined, [{ readyState: 'complete' }]) : undefined
}

test('checks run one after the other and tell what is wrong', async () => {
  const json = await run(`const seen = []
check('one', async () => { await null; seen.push(1); return true })
check('two', () => seen.length === 1 || 'too early')
check('three', () => 'no')
check('four', () => { throw new Error('thrown') })
check('five', () => 1) // the end`)
  expect(readCheckResults(String(json))).toEqual([
    { label: 'one', result: true },
    { label: 'two', result: true },
    { label: 'three', result: 'no' },
    { label: 'four', result: expect.stringContaining('thrown') },
    { label: 'five', result: '' },
  ])
})

test.each(['', '[]', '{}', '[["a"]]', '[["a", 1]]', '[true]'])('no results are read from %j', (json) => {
  expect(readCheckResults(json)).toBeUndefined()
})

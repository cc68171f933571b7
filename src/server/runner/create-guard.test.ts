import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { LOOP_GUARD } from '#contracts/runner-page.ts'
import { createGuard } from './create-guard.ts'

const guard = createGuard()
afterAll(() => guard.close())

const FILLER = `/* ${'x'.repeat(20_000)} */`
const stateOf = (js: string) => ({ html: '<script>for (;;) a()</script>', css: 'p {}', js })

test('short and long code is guarded alike', async () => {
  const short = await guard.guard(stateOf('while (1) {}'))
  const long = await guard.guard(stateOf(`while (1) {}${FILLER}`))
  expect(short.js).toBe(`while (1) {${LOOP_GUARD}(1);}`)
  expect(long).toEqual({ ...short, js: `${short.js}${FILLER}` })
})

test('several at once get each their own', async () => {
  const all = await Promise.all([1, 2, 3].map((number) => guard.guard(stateOf(`while (${number}) {}${FILLER}`))))
  expect(all.map(({ js }) => js.slice(0, 9))).toEqual(['while (1)', 'while (2)', 'while (3)'])
  for (const { js } of all) expect(js).toContain(LOOP_GUARD)
})

test('code that takes too long is given back as it is, and the next is guarded', async () => {
  const huge = stateOf('f(a,b,c)+[1,2,3].map(x=>{for(;;)x});'.repeat(400_000))
  const all = await Promise.all([guard.guard(huge), guard.guard(stateOf(`while (1) {}${FILLER}`))])
  expect(all[0]).toMatchObject({ js: huge.js })
  expect(all[1]?.js).toContain(LOOP_GUARD)
})

test('one is guarded and eight wait; code for which more would wait is given back as it is, and the next is guarded', async () => {
  const long = stateOf(`while (1) {}${FILLER}`)
  const all = await Promise.all(Array.from({ length: 13 }, () => guard.guard(long)))
  const isGuarded = all.map(({ js }) => js.includes(LOOP_GUARD))
  expect(isGuarded).toEqual([...Array(9).fill(true), ...Array(4).fill(false)])
  expect((await guard.guard(long)).js).toContain(LOOP_GUARD)
})

test('while the operating system rejects a thread, long code is given back as it is', async () => {
  let starts = 0
  const other = createGuard(() => {
    starts += 1
    if (starts <= 2) throw new Error('Worker initialization failure: EAGAIN')
    return new Worker(new URL('./guard-thread.ts', import.meta.url), { execArgv: [] })
  })
  const long = stateOf(`while (1) {}${FILLER}`)
  const all = await Promise.all([1, 2, 3].map(() => other.guard(long)))
  await other.close()
  expect(all.slice(0, 2).map(({ js }) => js)).toEqual([long.js, long.js])
  expect(all[2]?.js).toContain(LOOP_GUARD)
})

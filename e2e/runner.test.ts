import { expect, type Page } from '@playwright/test'
import type { PlayLine } from '#contracts/play-messages.ts'
import type { PlayState } from '#contracts/play-state.ts'
import type { LecternServer } from './fixtures/lectern-process.ts'
import { codeOf, showFrame } from './fixtures/runner-frame.ts'
import { test } from './fixtures/test.ts'

// Code here prints errors on purpose.
test.use({ expectedProblems: /./s })

const ARTICLE = '/en-US/docs/Web/CSS'

/** The lines that code prints, once it has printed its last word. */
async function linesOf(page: Page, site: LecternServer, code: Partial<PlayState>): Promise<readonly PlayLine[]> {
  await page.goto(ARTICLE)
  await showFrame(page, codeOf(site, code, ARTICLE).url)
  return await linesWhen(page, (lines) => lines.some(({ args }) => args.some(({ text }) => text === 'end')))
}

async function linesWhen(page: Page, isEnough: (lines: readonly PlayLine[]) => boolean): Promise<readonly PlayLine[]> {
  const lines = (): Promise<readonly PlayLine[]> =>
    page.evaluate(() => window.frameMessages.flatMap(({ data }) => (data.typ === 'console' ? data.lines : [])))
  await expect.poll(async () => isEnough(await lines())).toBe(true)
  return await lines()
}

const shownOf = (lines: readonly PlayLine[]): readonly string[] =>
  lines.map(
    ({ method, args, count }) => `${method}${count > 1 ? `×${count}` : ''} ${args.map(({ kind, text }) => `${kind}:${text}`).join(' ')}`,
  )

test('what code prints is shown in order, with levels, groups, counts and the line', async ({ page, site }) => {
  const js = `console.log('one', 1)
console.info(-0); console.debug(2n); console.warn(undefined); console.error(null)
console.group('group')
console.log('inside')
console.groupEnd()
console.count(); console.count('a'); console.count()
console.assert(true, 'not shown'); console.assert(false, 'shown')
for (let i = 0; i < 3; i++) console.log('same')
console.dir({ a: 1 }); console.table([{ b: 2 }])
console.log('end')`
  const lines = await linesOf(page, site, { js })
  expect(shownOf(lines)).toEqual([
    'log string:one number:1',
    'info number:-0',
    'debug bigint:2n',
    'warn undefined:undefined',
    'error null:null',
    'group string:group',
    'log string:inside',
    'count string:default: 1',
    'count string:a: 1',
    'count string:default: 2',
    'assert string:Assertion failed: shown',
    'log×3 string:same',
    'dir object:Object',
    'table array:Array',
    'log string:end',
  ])
  expect(lines.map(({ depth }) => depth)).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
  expect(lines.map(({ place }) => place?.line)).toEqual([1, 2, 2, 2, 2, 3, 4, 6, 6, 6, 7, 8, 9, 9, 10])
})

test('exotic values are described without running their code', async ({ page, site }) => {
  const js = `const round = { name: 'round' }; round.self = round
let called = 0
console.log(round, new Proxy({}, { ownKeys() { throw new Error('trap') } }), { get a() { called++; throw 1 } })
console.log([1, , , 3], new Float32Array([1.5]), new Map([[{ k: 1 }, new Set([2])]]), Object.create(null), new (class Point { x = 1 }))
console.log(Symbol('s'), function f() { for (;;) return 1 }, /a/g, new Date(0), new Date(NaN), document.createElement('br'), document.createTextNode('t'))
console.log(Array.from({ length: 500 }, (_, i) => i), 'x'.repeat(20000), new Proxy(function () {}, {}), window, called)
console.log('end')`
  const lines = await linesOf(page, site, { js })
  const [first, second, third, fourth] = lines.map(({ args }) => args)
  expect(first?.[0]?.entries?.map(({ value }) => value.text)).toEqual(['round', '[circular]'])
  expect(first?.[1]).toEqual({ kind: 'opaque', text: 'Object' })
  expect(first?.[2]?.entries?.[0]?.value).toEqual({ kind: 'opaque', text: '[getter]' })
  expect(second?.[0]?.entries?.map(({ value }) => value.text)).toEqual(['1', '<2 empty>', '3'])
  expect(second?.map(({ text }) => text)).toEqual(['Array', 'Float32Array', 'Map', '[Object: null prototype]', 'Point'])
  expect(second?.[2]?.entries?.[0]).toMatchObject({ key: { kind: 'object' }, value: { kind: 'set' } })
  expect(third?.map(({ kind }) => kind)).toEqual(['symbol', 'function', 'regexp', 'date', 'date', 'node', 'node'])
  expect(third?.[1]?.text).toBe('function f() { for (;;) return 1 }')
  expect([fourth?.[0]?.more, fourth?.[1]?.more, fourth?.at(-1)?.text]).toEqual([400, 10_000, '0'])
})

test('errors that no one catches have the author’s lines, and no address', async ({ page, site }) => {
  const js = `setTimeout(() => console.log('end'), 50)
Promise.reject(new TypeError('rejected'))
function fail() {
  throw new RangeError('thrown')
}
fail()`
  const lines = await linesOf(page, site, { html: '<p>\n<script>\n\nnull.x</script>', js })
  const errors = lines.filter(({ method }) => method === 'uncaught')
  expect(errors.map(({ place }) => place)).toEqual([
    { part: 'html', line: 4 },
    { part: 'js', line: 4 },
    { part: 'js', line: 2 },
  ])
  expect(errors[1]?.args[0]?.text).toBe('RangeError: thrown\n    at fail (js:4)\n    at js:6')
  const broken = await linesOf(page, site, { html: '<script>setTimeout(() => console.log("end"), 50)</script>', js: '\n\nlet x = ;' })
  expect(broken.find(({ method }) => method === 'uncaught')?.place).toEqual({ part: 'js', line: 3 })
})

test('code that puts another console in place is still heard of when it fails', async ({ page, site }) => {
  const js = `console.log = () => {}; globalThis.console = { log() {} }; console.log('not heard'); setTimeout(() => { throw 'end' })`
  expect(shownOf(await linesOf(page, site, { js }))).toEqual(['uncaught string:end'])
})

test('a hundred thousand lines are a thousand and a word on the others, and the page stays alive', async ({ page, site }) => {
  const lines = await linesOf(page, site, {
    js: `for (let i = 0; i < 100_000; i++) console.log(i)\nsetTimeout(() => console.log('end'), 300)`,
  })
  expect(lines.some(({ method, args }) => method === 'notice' && /^Lines that are not shown.*: \d+$/.test(args[0]?.text ?? ''))).toBe(true)
  expect(lines.some(({ method }) => method === 'uncaught')).toBe(false)
  expect(await page.title()).toContain('CSS')
})

test('a loop that never ends is stopped, says its line, and what was there stays', async ({ page, site }) => {
  await page.goto(ARTICLE)
  await showFrame(page, codeOf(site, { html: '<p>Still here</p>', js: 'let n = 0\n\nwhile (true) n++' }).url)
  const lines = await linesWhen(page, ([line]) => line !== undefined)
  expect(lines[0]).toMatchObject({ method: 'uncaught', place: { part: 'js', line: 3 } })
  expect(lines[0]?.args[0]?.text).toContain('RangeError: The loop on line 3 held the page for 2 seconds and was stopped')
  await expect(page.frameLocator('iframe[title="Example"]').getByText('Still here')).toBeVisible()
})

test('code that allocates without end fails by itself, and what runs after it and the page around stay alive', async ({ page, site }) => {
  // The memory is only asked for, never filled: this machine is not to suffer.
  const js = `const tries = {
  text() { let text = 'x'; for (;;) text += text },
  bytes() { const held = []; for (;;) held.push(new ArrayBuffer(2 ** 36)) },
  list() { return new Array(2 ** 32) },
}
for (const [name, attempt] of Object.entries(tries)) try { attempt(); console.log('held') } catch (error) { console.log(name + ' ' + error.name) }
setTimeout(() => console.log('end'))`
  expect(shownOf(await linesOf(page, site, { js }))).toEqual([
    'log string:text RangeError',
    'log string:bytes RangeError',
    'log string:list RangeError',
    'log string:end',
  ])
  expect(await page.title()).toContain('CSS')
})

test('what waits in between runs as long as it likes', async ({ page, site }) => {
  const js = `const began = performance.now()
;(async () => {
  while (performance.now() - began < 2600) { for (let i = 0; i < 1e5; i++); await new Promise((resolve) => setTimeout(resolve, 5)) }
  console.log('end')
})()`
  expect(shownOf(await linesOf(page, site, { js }))).toEqual(['log string:end'])
})

test('modules, import maps and images of the article work', async ({ page, site }) => {
  const importMap = JSON.stringify({ imports: { answer: 'data:text/javascript,export default 42' } })
  const lines = await linesOf(page, site, {
    js: `import answer from 'answer'\nconsole.log(answer, this === undefined)\nawait null\nconsole.log('end')`,
    isModule: true,
    importMap,
  })
  expect(shownOf(lines)).toEqual(['log number:42 boolean:true', 'log string:end'])
})

test('code by a message runs on its own host, with its lines; more than the host is named after is rejected', async ({ page, site }) => {
  const code = codeOf(site, { html: '<p>By message</p>', js: 'console.log(location.origin)\n\nnull.x' })
  await page.goto(ARTICLE)
  await showFrame(page, `${code.origin}${ARTICLE}/runner.html?blank&theme=dark`)
  const send = (bytes: Uint8Array): Promise<void> =>
    page.evaluate(
      ({ origin, list }) =>
        document
          .querySelector<HTMLIFrameElement>('iframe[title="Example"]')
          ?.contentWindow?.postMessage({ typ: 'state', bytes: new Uint8Array(list) }, origin),
      { origin: code.origin, list: [...bytes] },
    )
  const types = (): Promise<readonly string[]> => page.evaluate(() => window.frameMessages.map(({ data }) => data.typ))
  await expect.poll(types).toEqual(['ready'])
  await send(codeOf(site, { js: 'other' }).bytes)
  await expect.poll(types).toEqual(['ready', 'rejected'])
  await send(code.bytes)
  const lines = await linesWhen(page, (all) => all.some(({ method }) => method === 'uncaught'))
  expect(shownOf(lines)[0]).toBe(`log string:${code.origin}`)
  expect(lines.map(({ place }) => place)).toEqual([
    { part: 'js', line: 1 },
    { part: 'js', line: 3 },
  ])
  await expect(page.frameLocator('iframe[title="Example"]').getByText('By message')).toBeVisible()
})

test('the page around gives the theme, a choice, and a line of input', async ({ page, site }) => {
  const { url, origin } = codeOf(site, {
    html: '<p id="example-element">Text</p>',
    defaults: 'ix-choice',
    js: 'let kept = 40; onmessage = () => console.log("overheard")',
  })
  await page.goto(ARTICLE)
  await showFrame(page, `${url}&theme=light`)
  await expect.poll(() => page.evaluate(() => window.frameMessages.map(({ data }) => data.typ))).toEqual(['ready', 'loaded'])
  const tell = (message: unknown): Promise<void> =>
    page.evaluate(
      ([to, data]) => document.querySelector<HTMLIFrameElement>('iframe[title="Example"]')?.contentWindow?.postMessage(data, to),
      [origin, message] as const,
    )
  const frame = page.frameLocator('iframe[title="Example"]')
  const scheme = frame.locator('meta[name="color-scheme"]')
  await expect(scheme).toHaveAttribute('content', 'light')
  await tell({ typ: 'theme', theme: 'dark' })
  await expect(scheme).toHaveAttribute('content', 'dark')
  await tell({ typ: 'choice', code: 'color: rgb(1, 2, 3)' })
  await expect(frame.getByText('Text')).toHaveCSS('color', 'rgb(1, 2, 3)')
  for (const [id, code] of ['kept + 2', '{ a: 1 }', 'await Promise.resolve(3)', 'throw 4', 'let x =', 'const own = 6', 'own'].entries())
    await tell({ typ: 'input', id, code })
  const results = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      window.frameMessages
        .flatMap(({ data }) => (data.typ === 'result' ? [`${data.id} ${data.isError} ${data.value.text.split('\n')[0]}`] : []))
        .sort(),
    )
  await expect
    .poll(results)
    .toEqual([
      '0 false 42',
      '1 false Object',
      '2 false 3',
      '3 true 4',
      '4 true SyntaxError: Unexpected end of input',
      '5 false undefined',
      '6 false 6',
    ])
  expect(await page.evaluate(() => window.frameMessages.filter(({ data }) => data.typ === 'console').length)).toBe(0)
})

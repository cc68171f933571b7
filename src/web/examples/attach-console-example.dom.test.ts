import { expect, test, vi } from 'vitest'
import type { FrameMessage } from '#contracts/play-messages.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { click, get } from '../testing/mount.fixture.tsx'
import { translator } from '../texts/translator.ts'
import { attachConsoleExample } from './attach-console-example.ts'
import { findExampleParts } from './example-parts.ts'
import { loadExampleTools } from './example-tools.ts'

const EXAMPLE = `
  <div class="example-code"><pre class="brush: js">console.log(1)</pre></div>
  <div class="example-result"><div class="example-header"></div><div class="example-output"></div></div>`

/** A frame that was led to an address; it has a window of its own, which stands for that of the runner. */
interface LedFrame {
  readonly origin: string
  readonly source: Window | null
}

/** Shows the example. @returns the frames that are led to code, once for each time */
async function showExample(): Promise<readonly LedFrame[]> {
  const led: LedFrame[] = []
  const windows = new WeakMap<HTMLIFrameElement, Window>()
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (this: HTMLIFrameElement) {
    const own = windows.get(this) ?? new Proxy(window, {})
    windows.set(this, own)
    return own
  })
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLIFrameElement, address) {
    led.push({ origin: new URL(address).origin, source: this.contentWindow })
  })
  vi.spyOn(location, 'replace').mockImplementation((address) => {
    if (String(address) !== 'about:blank') led.push({ origin: new URL(address).origin, source: led.at(-1)?.source ?? null })
  })
  vi.spyOn(window, 'postMessage').mockImplementation(() => undefined)
  const site = { brand: { name: 'Room', shortName: 'R', plusName: 'R+' }, origin: 'https://room.example', features: [] }
  const tools = await loadExampleTools({ locale: 'en-US', site, t: translator(interfaceTexts('en-US'), 'en-US') })
  const example = document.createElement('div')
  example.innerHTML = EXAMPLE
  document.body.append(example)
  const parts = findExampleParts(example, { ...tools, path: '/en-US/docs/Map' })
  if (parts === undefined) throw new Error('the example has no parts')
  attachConsoleExample(parts)
  return led
}

const printed = (): readonly string[] => [...document.querySelectorAll('[role="log"] > div')].map(({ textContent }) => textContent)

function send({ origin, source }: LedFrame, message: FrameMessage): void {
  const event = new MessageEvent('message', { data: message, origin })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
}

const begin = (frame: LedFrame): void => send(frame, { typ: 'ready', isBlank: false })
const print = (frame: LedFrame, text: string): void =>
  send(frame, { typ: 'console', lines: [{ method: 'log', level: 'log', args: [{ kind: 'number', text }], depth: 0, count: 1 }] })

/** Runs the code. @returns its frame */
async function run(frames: readonly LedFrame[]): Promise<LedFrame> {
  const before = frames.length
  await click(get('button', 'Run'))
  return await vi.waitFor(() => {
    const frame = frames[before]
    if (frame === undefined) throw new Error('the code does not run yet')
    return frame
  })
}

test('what a run prints after Reset, or after the next run has begun, is not shown', async () => {
  const frames = await showExample()
  const first = await run(frames)
  begin(first)
  print(first, '1')
  expect(printed()).toEqual(['1'])
  await click(get('button', 'Reset'))
  print(first, '2')
  expect(printed(), 'after Reset').toEqual([])
  get('button', 'Run').click()
  print(first, '3')
  expect(printed(), 'while the code is encoded').toEqual([])
  await vi.waitFor(() => expect(frames).toHaveLength(2))
  print(first, '4')
  expect(printed(), 'before the next document is there').toEqual([])
  const second = frames[1] ?? first
  begin(second)
  print(second, '5')
  expect(printed()).toEqual(['5'])
})

test('a document that says that it is ready after the same code has been run again prints nothing', async () => {
  const frames = await showExample()
  const first = await run(frames)
  const second = await run(frames)
  expect(second.origin).toBe(first.origin)
  begin(first)
  print(first, '1')
  expect(printed()).toEqual([])
  begin(second)
  print(first, '2')
  print(second, '3')
  expect(printed()).toEqual(['3'])
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
})

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

/** Shows the example. The window stands for that of its frame. @returns the addresses that the frame is led to */
async function showExample(): Promise<readonly string[]> {
  const addresses: string[] = []
  const lead = (address: string | URL): void => void addresses.push(String(address))
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(window)
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(lead)
  vi.spyOn(location, 'replace').mockImplementation(lead)
  vi.spyOn(window, 'postMessage').mockImplementation(() => undefined)
  const site = { brand: { name: 'Room', shortName: 'R', plusName: 'R+' }, origin: 'https://room.example', features: [] }
  const tools = await loadExampleTools({ locale: 'en-US', site, t: translator(interfaceTexts('en-US'), 'en-US') })
  const example = document.createElement('div')
  example.innerHTML = EXAMPLE
  document.body.append(example)
  const parts = findExampleParts(example, { ...tools, path: '/en-US/docs/Map' })
  if (parts === undefined) throw new Error('the example has no parts')
  attachConsoleExample(parts)
  return addresses
}

const printed = (): readonly string[] => [...document.querySelectorAll('[role="log"] > div')].map(({ textContent }) => textContent)

test('what a run prints after Reset, or after the next run has begun, is not shown', async () => {
  const addresses = await showExample()
  const send = (message: FrameMessage): void => {
    const event = new MessageEvent('message', { data: message, origin: new URL(String(addresses.at(-1))).origin })
    Object.defineProperty(event, 'source', { value: window })
    window.dispatchEvent(event)
  }
  const begin = (): void => send({ typ: 'ready', isBlank: false })
  const print = (text: string): void =>
    send({ typ: 'console', lines: [{ method: 'log', level: 'log', args: [{ kind: 'number', text }], depth: 0, count: 1 }] })

  await click(get('button', 'Run'))
  await vi.waitFor(() => expect(addresses).toHaveLength(1))
  begin()
  print('1')
  expect(printed()).toEqual(['1'])
  await click(get('button', 'Reset'))
  print('2')
  expect(printed(), 'after Reset').toEqual([])
  get('button', 'Run').click()
  print('3')
  expect(printed(), 'while the code is encoded').toEqual([])
  await vi.waitFor(() => expect(addresses).toHaveLength(2))
  print('4')
  expect(printed(), 'before the next document is there').toEqual([])
  begin()
  print('5')
  expect(printed()).toEqual(['5'])
})

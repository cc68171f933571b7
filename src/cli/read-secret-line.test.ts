import { PassThrough, Readable, Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { readSecretLine } from './read-secret-line.ts'
import { ConfigError } from './setting.ts'
import { Stopped } from './stopped.ts'

const { signal } = new AbortController()

/** What is written to a stream, so far. */
function collect(): { readonly stream: Writable; readonly text: () => string } {
  let text = ''
  const stream = new Writable({
    write(chunk, _, done) {
      text += chunk
      done()
    },
  })
  return { stream, text: () => text }
}

/** A terminal, with the modes that were set. */
function openTerminal() {
  const modes: boolean[] = []
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode(mode: boolean) {
      modes.push(mode)
    },
  })
  return { input, modes }
}

test.each([
  [['three grey herons\n'], 'three grey herons'],
  [['three ', 'grey herons\r\nmore'], 'three grey herons'],
  [['no end'], 'no end'],
  [[' with spaces \n'], ' with spaces '],
  [[], ''],
])('of %j the first line is "%s", and nothing is asked', async (chunks, line) => {
  const prompts = collect()
  expect(await readSecretLine({ input: Readable.from(chunks), prompts: prompts.stream, signal })).toBe(line)
  expect(prompts.text()).toBe('')
})

test('a letter whose bytes come one after the other is read as a whole', async () => {
  const input = Readable.from(Array.from(Buffer.from('drei graue Kr\u00e4hen \u{1f426}\n'), (byte) => Buffer.of(byte)))
  expect(await readSecretLine({ input, prompts: collect().stream, signal })).toBe('drei graue Kr\u00e4hen \u{1f426}')
})

test.each([
  ['a line without end', () => Readable.from(['a'.repeat(5000)])],
  ['a long line on a terminal', () => openTerminal().input],
])('%s is rejected with the limit', async (_, open) => {
  const input = open()
  const reading = readSecretLine({ input, prompts: collect().stream, signal })
  if (input instanceof PassThrough) input.write(`${'a'.repeat(5000)}\r`)
  await expect(reading).rejects.toThrow(new ConfigError('the password on standard input is too long; expected at most 4096 bytes'))
})

test('a terminal is asked, and shows nothing of what is typed', async () => {
  const { input, modes } = openTerminal()
  const prompts = collect()
  const reading = readSecretLine({ input, prompts: prompts.stream, signal })
  input.write('three grex\u007fy herons\r')
  expect(await reading).toBe('three grey herons')
  expect(prompts.text()).toBe('Password (not shown): \n')
  expect(modes).toEqual([true, false])
})

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('%s on a terminal stops the command', async (_, key) => {
  const { input, modes } = openTerminal()
  const reading = readSecretLine({ input, prompts: collect().stream, signal })
  input.write(key)
  await expect(reading).rejects.toBeInstanceOf(Stopped)
  expect(modes).toEqual([true, false])
})

test.each([
  ['a pipe', () => new PassThrough()],
  ['a terminal', () => openTerminal().input],
])('a signal ends the wait for %s', async (_, open) => {
  const [controller, reason] = [new AbortController(), new Stopped()]
  const reading = readSecretLine({ input: open(), prompts: collect().stream, signal: controller.signal })
  controller.abort(reason)
  await expect(reading).rejects.toBe(reason)
})

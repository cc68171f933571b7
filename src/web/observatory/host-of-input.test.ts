import { expect, test } from 'vitest'
import { hostOfInput } from '#markup/observatory/host-of-input.ts'

test.each([
  ['example.org', 'example.org'],
  ['  Example.ORG  ', 'example.org'],
  ['https://example.org/a/b?c#d', 'example.org'],
  ['http://me:secret@example.org:8080/', 'example.org'],
  ['//example.org/a', 'example.org'],
  ['example.org:8443/path', 'example.org'],
  ['example.org.', 'example.org'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['ftp://files.example', 'files.example'],
  ['127.0.0.1', '127.0.0.1'],
  ['two words', 'two words'],
  ['<script>', '<script>'],
  ['https://', 'https://'],
])('the host of %j is %j', (input, host) => {
  expect(hostOfInput(input, URL.parse)).toBe(host)
})

test.each(['', '   ', '//'])('%j has none', (input) => {
  expect(hostOfInput(input, URL.parse)).toBeUndefined()
})

import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readSecretLine } from './read-secret-line.ts'

test.each([
  [['three grey herons\n'], 'three grey herons'],
  [['three ', 'grey herons\r\nmore'], 'three grey herons'],
  [['no end'], 'no end'],
  [[' with spaces \n'], ' with spaces '],
  [[], ''],
])('of %j the first line is "%s"', async (chunks, line) => {
  expect(await readSecretLine(Readable.from(chunks))).toBe(line)
})

test('a line without end is rejected', async () => {
  await expect(readSecretLine(Readable.from(['a'.repeat(5000)]))).rejects.toThrow('the password on standard input is too long')
})

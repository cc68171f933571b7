import { expect, test } from 'vitest'
import { brotliWindowBits } from './brotli-window.ts'

test.for([
  [0, 10],
  [1008, 10],
  [1009, 11],
  [65_520, 16],
  [65_521, 17],
  [4_194_288, 22],
  [100_000_000, 22],
] as const)('%d bytes need a window of %d bits', ([byteLength, bits]) => {
  expect(brotliWindowBits(byteLength)).toBe(bits)
})

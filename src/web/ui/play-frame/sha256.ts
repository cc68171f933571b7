const BLOCK_BYTES = 64
const WORDS = 64

/** The fractional parts of the square roots of the first 8 primes, and of the cube roots of the first 64 (FIPS 180-4 sections 4.2.2 and 5.3.3). */
const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter(isPrime)
const START = PRIMES.slice(0, 8).map((prime) => fractionBits(prime ** (1 / 2)))
const ROUNDS = PRIMES.slice(0, WORDS).map((prime) => fractionBits(prime ** (1 / 3)))

/**
 * The SHA-256 of bytes (FIPS 180-4). The browser's own is there in secure contexts only, and a site may be read over plain http on a
 * network of its own; and this one answers at once.
 */
export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = pad(bytes)
  const view = new DataView(padded.buffer)
  const state = Uint32Array.from(START)
  const words = new Uint32Array(WORDS)
  for (let at = 0; at < padded.length; at += BLOCK_BYTES) {
    for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(at + index * 4)
    mix(state, words)
  }
  const digest = new Uint8Array(state.length * 4)
  for (const [index, word] of state.entries()) new DataView(digest.buffer).setUint32(index * 4, word)
  return digest
}

/** A bit, zeros, and the length in bits, to whole blocks. */
function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n)
  return padded
}

/** One block; its first 16 words are those of the message. */
function mix(state: Uint32Array, words: Uint32Array): void {
  for (let index = 16; index < WORDS; index += 1) {
    const [early, late] = [at(words, index - 15), at(words, index - 2)]
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[index] = at(words, index - 16) + small + at(words, index - 7) + large
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let index = 0; index < WORDS; index += 1) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[index] ?? 0) + at(words, index)
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g]
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = at(state, index) + word
}

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

function fractionBits(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32)
}

function isPrime(number: number): boolean {
  if (number < 2) return false
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false
  return true
}

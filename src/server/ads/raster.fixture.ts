import { crc32, deflateSync } from 'node:zlib'

/** A PNG image of one colour. @param more chunks after the first one */
export function pngImage(width: number, height: number, more: readonly (readonly [string, Buffer])[] = []): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const pixels = deflateSync(Buffer.alloc((3 * Math.min(width, 2000) + 1) * Math.min(height, 2000), 100))
  const chunks = [['IHDR', head] as const, ...more, ['IDAT', pixels] as const, ['IEND', Buffer.alloc(0)] as const]
  return Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), ...chunks.map(([name, data]) => chunk(name, data))])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

interface GifParts {
  /** Blocks in front of the first image. */
  readonly front?: readonly Buffer[]
  /** Whether each image has a block that says how long it is shown. */
  readonly hasTimes?: boolean
}

/** A GIF image of one pixel's data with so many frames. */
export function gifImage(width: number, height: number, frames = 1, { front = [], hasTimes = true }: GifParts = {}): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\u0080\0\0\0\0\0\u00ff\u00ff\u00ff', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const time = hasTimes ? '!\u00f9\u0004\0\0\0\0\0' : ''
  const frame = Buffer.from(`${time},\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0`, 'latin1')
  return Buffer.concat([head, ...front, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

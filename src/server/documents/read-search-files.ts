import { dirname, join } from 'node:path'
import { openHead } from '#search/index-format.ts'
import { readShared } from './read-shared.ts'

/**
 * A search index in memory that threads can share, from its files: the head, and next to it the pieces of its texts.
 *
 * @param path of the head
 * @param sha1 of the head
 * @throws Error when a file can't be read or has changed since the build
 * @throws IndexFormatError
 */
export async function readSearchFiles(path: string, sha1: string): Promise<Uint8Array<SharedArrayBuffer>> {
  const { bytes: head, sha1: found } = await readShared(path)
  if (found !== sha1) throw new Error('the file has changed since the build')
  const { pieces } = openHead(head).header
  if (pieces === undefined) return head
  const bytes = new Uint8Array(new SharedArrayBuffer(pieces.reduce((sum, [, size]) => sum + size, head.length)))
  bytes.set(head)
  let start = head.length
  for (const [name, size] of pieces) {
    const piece = join(dirname(path), 'texts', name)
    const reject = (): Error => new Error(`${piece} has changed since the build; to make it again, ${REMEDY}`)
    const place = bytes.subarray(start, start + size)
    const { sha1: own } = await readShared(piece, (found) => {
      if (found !== size) throw reject()
      return place
    })
    if (own !== name) throw reject()
    start += size
  }
  return bytes
}

/** A build that begins from this one would link the file. */
const REMEDY = 'remove the link "current" and build the site'

import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { IndexPiece } from '#search/index-format.ts'
import type { MergedTexts } from '#search/text-pieces.ts'
import { linkFile } from './public-files.ts'
import { writeBlocks } from './write-blocks.ts'

/** A piece of the texts of a search index has not the bytes that it had when it was written. */
export class DamagedPieceError extends Error {}

/** The bytes of a piece. @param folder of all pieces @throws DamagedPieceError */
export function readPiece(folder: string, [name]: IndexPiece): Uint8Array {
  const bytes = readFileSync(join(folder, name))
  if (hash('sha1', bytes) !== name) throw new DamagedPieceError(`the search index has a damaged file, ${join(folder, name)}`)
  return bytes
}

/** Whether all pieces are there with their sizes. Their bytes are not read. */
export function arePiecesThere(folder: string, pieces: readonly IndexPiece[]): boolean {
  return pieces.every(([name, size]) => statSync(join(folder, name), { throwIfNoEntry: false })?.size === size)
}

interface PieceFiles {
  /** The head of the index. */
  readonly index: string
  /** The folder of all pieces. */
  readonly texts: string
}

/**
 * Writes the pieces that are new, and links those of the previous index. Their names are the hashes of their bytes.
 *
 * @throws SiteFolderError when a piece can't be linked
 */
export function writePieces(
  { pieces }: MergedTexts,
  { index, texts }: PieceFiles,
  previous: { readonly files: PieceFiles; readonly hashes: { readonly pieces: readonly IndexPiece[] } } | undefined,
): readonly IndexPiece[] {
  mkdirSync(texts, { recursive: true })
  return pieces.map((piece): IndexPiece => {
    if ('blocks' in piece) return writePiece(piece.blocks, { index, texts })
    const known = previous?.hashes.pieces[piece.known]
    if (previous === undefined || known === undefined) throw new Error(`the previous index has no piece ${piece.known}`)
    linkFile(join(previous.files.texts, known[0]), join(texts, known[0]))
    return known
  })
}

/** A file that is there already may be a link into a build that is served: it is replaced and never opened for writing. */
function writePiece(blocks: readonly Uint8Array[], { index, texts }: PieceFiles): IndexPiece {
  const path = `${index}.piece`
  const name = writeBlocks(path, blocks)
  renameSync(path, join(texts, name))
  return [name, blocks.reduce((sum, { byteLength }) => sum + byteLength, 0)]
}

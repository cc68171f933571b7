import { readFileSync } from 'node:fs'
import { filePathOf, isDocumentUrl } from '#contracts/urls.ts'
import { type PublicFolder, publicFile } from './public-files.ts'

/** The path of a document's `metadata.json` below the public folder. */
export function metadataPathOf(url: string): string {
  return filePathOf(url, 'metadata.json')
}

/** The metadata of a document that this build has written; undefined for other pages. */
export function readMetadata(url: string, publicFolder: PublicFolder): Buffer | undefined {
  return isDocumentUrl(url) ? readFileSync(publicFile(publicFolder, metadataPathOf(url))) : undefined
}

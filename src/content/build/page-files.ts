import { filePathOf, isDocumentUrl } from '#contracts/urls.ts'
import { metadataPathOf } from './metadata-file.ts'

/** The files of a page, below the public folder. */
export function pageFiles(url: string): readonly string[] {
  const files = [filePathOf(url, 'index.html'), filePathOf(url, 'index.json')]
  return isDocumentUrl(url) ? [...files, metadataPathOf(url)] : files
}

/** The paths of the compressed files next to one: Brotli, then gzip. */
export function compressedNames(path: string): readonly [brotli: string, gzip: string] {
  return [`${path}.br`, `${path}.gz`]
}

/** Paths of files, followed by those of the compressed files next to them. */
export function withCompressed(paths: readonly string[]): readonly string[] {
  return [...paths, ...paths.flatMap(compressedNames)]
}

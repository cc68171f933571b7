import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { findMediaType } from '#contracts/media.ts'
import type { SiteSnapshot } from '#contracts/site-source.ts'

/**
 * Whether there is an image, sound, film or font at a path, in its language or in English: of all that the site has, code finds these only,
 * and the compiler of WebAssembly text.
 */
export async function findRunnerAsset(snapshot: SiteSnapshot, path: string): Promise<boolean> {
  const file = path.slice(1)
  if (file === snapshot.compilerScript) return true
  if (findMediaType(path) === undefined) return false
  const english = file.replace(/^[^/]+(?=\/)/, DEFAULT_LOCALE)
  return (await snapshot.findHash(file)) !== undefined || (await snapshot.findHash(english)) !== undefined
}

import { statSync } from 'node:fs'
import { findMediaType } from '#contracts/media.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Asset } from '../read/assets.ts'

/** Half a megabyte: what a user on a slow line (1.6 Mbit/s) waits three seconds for. */
const MAX_BYTES = 512 * 1024

/** Images that are too large to be shown in a page. */
export function findOversizedImages(assets: readonly Asset[]): readonly Diagnostic[] {
  return assets.flatMap(({ path }): Diagnostic[] => {
    if (findMediaType(path)?.startsWith('image/') !== true) return []
    const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0
    if (bytes <= MAX_BYTES) return []
    const message = `the image has ${Math.ceil(bytes / 1024)} KB; expected at most ${MAX_BYTES / 1024} KB`
    return [{ kind: 'oversized-image', severity: 'warning', message, file: path, hint: 'make it smaller, or save it in another format' }]
  })
}

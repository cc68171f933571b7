import { findMediaType } from '#contracts/media.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { ReportAt } from '../macros/expand.ts'
import { SHARED_ASSETS, sharedAssetKey, sharedAssetUrl } from '../read/shared-assets.ts'
import { decodePath } from '../text/decode-path.ts'
import type { Questions } from '../tree/facts.ts'

const ADDRESS = /\/shared-assets\/[^\s"'`()<>{}\\|,;?#&]+/g

/**
 * Reports the addresses below `/shared-assets/` that lead to no file, each once, wherever they stand: examples name them in code
 * (docs/behaviour/documents.md 18).
 *
 * @param text of the page
 * @param start where its body begins
 */
export function reportSharedAssets(text: string, start: number, questions: Questions, report: ReportAt): void {
  const seen = new Set<string>()
  for (const { index, 0: written } of text.includes(`/${SHARED_ASSETS}/`) ? text.matchAll(ADDRESS) : []) {
    const path = decodePath(written.replace(/\.$/, ''))
    const isOwn = index >= start && !/[\w.-]/.test(text[index - 1] ?? '')
    if (!isOwn || seen.has(path) || !/\.\w+$/.test(path)) continue
    seen.add(path)
    const problem = problemOf(path, questions)
    if (problem !== undefined) report(index, { severity: 'warning', ...problem })
  }
}

function problemOf(path: string, questions: Questions): (Problem & { readonly hint: string }) | undefined {
  const found = questions.findAsset(sharedAssetKey(path) ?? '')
  if (found === undefined) {
    const kind = 'missing-shared-asset' as const
    return findMediaType(path) === undefined
      ? { kind, message: `${path} is not served: it is not an image, audio, video or font`, hint: 'put the text into the page' }
      : { kind, message: `no content root has the file ${path}`, hint: `add it to the folder ${SHARED_ASSETS} of a content root` }
  }
  const url = sharedAssetUrl(found.key)
  return url === path || url === undefined
    ? undefined
    : { kind: 'ill-cased-image', message: `${path} is spelled ${url} on disk`, hint: 'use that spelling' }
}

import { findAttribute } from '../source/source-tags.ts'
import type { CheckedPage, PageFault } from './page-check.ts'

/** Frames that the author wrote as HTML and that load another site. Elements and attributes that run code are taken out, and told of, while a page is built. */
export function findForeignFrames({ source }: CheckedPage): readonly PageFault[] {
  return source.tags.flatMap((tag): PageFault[] => {
    const src = tag.name === 'iframe' && !tag.isClosing ? findAttribute(tag, 'src') : undefined
    if (src === undefined || !/^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(src.value)) return []
    const message = `the frame loads ${src.value.trim().slice(0, 80)}, which readers' browsers refuse`
    return [
      { kind: 'unsafe-html', severity: 'warning', message, hint: 'use EmbedYouTube, EmbedGHLiveSample or a link', offset: src.valueStart },
    ]
  })
}

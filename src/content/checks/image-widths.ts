import { findAttribute } from '../source/source-tags.ts'
import type { CheckedPage, PageFault } from './page-check.ts'

/** Pictures whose size is set by a style: the place they need is not known until the style is. */
export function findImageWidths({ source }: CheckedPage): readonly PageFault[] {
  return source.tags.flatMap((tag): PageFault[] => {
    const style = tag.name === 'img' && !tag.isClosing ? findAttribute(tag, 'style') : undefined
    const property = /(?:^|;)\s*(width|height)\s*:/i.exec(style?.value ?? '')?.[1]
    if (style === undefined || property === undefined) return []
    const message = `the picture's ${property.toLowerCase()} is set by a style`
    return [
      {
        kind: 'image-widths',
        severity: 'warning',
        message,
        hint: 'use the attributes width and height, or leave it out',
        offset: style.start,
      },
    ]
  })
}

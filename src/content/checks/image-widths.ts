import { findAttribute } from '../source/source-tags.ts'
import type { CheckedPage, PageProblem } from './page-check.ts'

/** Images whose size is set by a style: the place they need is not known until the style is. */
export function findImageWidths({ source }: CheckedPage): readonly PageProblem[] {
  return source.tags.flatMap((tag): PageProblem[] => {
    const style = tag.name === 'img' && !tag.isClosing ? findAttribute(tag, 'style') : undefined
    const declarations = style?.value.split(';') ?? []
    const [property] = declarations.flatMap((declaration) => /^\s*(width|height)\s*:/i.exec(declaration)?.[1] ?? [])
    if (style === undefined || property === undefined) return []
    const message = `the image's ${property.toLowerCase()} is set by a style`
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

import { type Html, html } from '#markup/html.ts'
import type { Parameter } from '../engine/macro.ts'

/** A page of another site inside ours. */
export interface EmbedFrame {
  readonly url: string
  /** What it is, for those who can't see it. */
  readonly title: string
  /** Pixels, or a percentage of the column. */
  readonly width: string
  readonly height: string
  /** More attributes of the frame. */
  readonly attributes?: Html
}

/** A size as `width` and `height` of a frame take it: pixels, written with or without `px`, or a percentage. */
export const optionalSize = {
  expects: 'a size such as 600, "600px" or "100%"',
  isRequired: false,
  read: (value: string | number | boolean): string | undefined => {
    const [, digits, unit = ''] = /^(\d{1,5})(?:\.\d+)?\s*(px|%)?$/.exec(String(value).trim()) ?? []
    return digits === undefined ? undefined : `${Number(digits)}${unit === '%' ? '%' : ''}`
  },
} as const satisfies Parameter<string>

/** A frame that is loaded when the user comes near it. Its host must be among those of the site's policy (cli/build-web-policy.ts). */
export function embedFrame({ url, title, width, height, attributes }: EmbedFrame): Html {
  return html`<div class="embed"><iframe src="${url}" title="${title}" width="${width}" height="${height}" loading="lazy"${attributes !== undefined && html` ${attributes}`}></iframe></div>`
}

import { escapeHtml } from '../html/escape.ts'
import type { Parameter } from './macro.ts'

/** A page of another site inside ours. */
export interface EmbedFrame {
  readonly url: string
  /** What it is, for those who can't see it. */
  readonly title: string
  /** Pixels, or a percentage of the column. */
  readonly width: string
  readonly height: string
  /** More attributes of the frame, as they are written. */
  readonly attributes?: string
}

/** A size as `width` and `height` of a frame take it: pixels, written with or without `px`, or a percentage. */
export const optionalSize = {
  expects: 'a size such as 600, "600px" or "100%"',
  isRequired: false,
  read: (value: string | number | boolean): string | undefined => {
    const [, digits, unit = ''] = /^\s*(\d{1,5})(?:\.\d+)?\s*(px|%)?\s*$/.exec(String(value)) ?? []
    return digits === undefined ? undefined : `${Number(digits)}${unit === '%' ? '%' : ''}`
  },
} as const satisfies Parameter<string>

/** A frame that is loaded when the reader comes near it. Its host must be among those of the site's policy (cli/build-web-policy.ts). */
export function embedFrame({ url, title, width, height, attributes = '' }: EmbedFrame): string {
  return `<div class="embed"><iframe src="${escapeHtml(url)}" title="${escapeHtml(title)}" width="${width}" height="${height}" loading="lazy"${attributes === '' ? '' : ` ${attributes}`}></iframe></div>`
}

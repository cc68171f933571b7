import { escapeHtml } from '../html/escape.ts'
import { slugify } from '../html/slugify.ts'
import { defineMacro, optionalNumber, optionalText } from './macro.ts'

/** A lower frame shows too little to be of use (reference/content.md 2.4). */
const MIN_HEIGHT = 60
const DEFAULT_HEIGHT = 150

/**
 * `{{EmbedLiveSample("id", "100%", 220)}}`: the result of the code blocks of a sample. Until there is a place to run code, a box
 * of its final height. The live-sample pass of the HTML stage finds the code and makes the id unique.
 */
export const embedlivesample = defineMacro({
  name: 'embedlivesample',
  isBlock: true,
  parameters: {
    id: optionalText,
    width: optionalText,
    height: optionalNumber,
    screenshot: optionalText,
    page: optionalText,
    className: optionalText,
    allow: optionalText,
    sandbox: optionalText,
  },
  render({ id = '', height = DEFAULT_HEIGHT }, context) {
    const live = id === '' ? '' : slugify(id)
    const box = Math.max(MIN_HEIGHT, Math.round(height))
    return `<div class="live-sample" data-live-id="${escapeHtml(live)}" data-live-path="${escapeHtml(context.page.url)}/" data-height="${box}"><p>${escapeHtml(context.text('live_sample'))}</p></div>`
  },
})

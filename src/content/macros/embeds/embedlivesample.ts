import { type Html, html } from '#markup/html.ts'
import { slugify } from '../../text/slugify.ts'
import { defineMacro, optionalNumber, optionalText } from '../engine/macro.ts'

/** A lower frame shows too little to be of use (docs/behaviour/macros.md 23). */
const MIN_HEIGHT = 60
const DEFAULT_HEIGHT = 150
/** What a sample may be granted beyond running scripts (docs/behaviour/macros.md 23). */
const SANDBOX_WORDS = ['allow-modals', 'allow-forms', 'allow-popups']

/**
 * `{{EmbedLiveSample("id", "100%", 220)}}`: the result of the code blocks of a sample, as a box of its final height
 * that a script fills. The live-sample pass of the HTML stage finds the code and makes the id unique.
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
  render({ id = '', height = DEFAULT_HEIGHT, allow, sandbox = '' }, context) {
    const live = id === '' ? '' : slugify(id)
    const box = Math.max(MIN_HEIGHT, Math.round(height))
    const granted = sandbox.split(/\s+/).filter((word) => word !== '')
    const rejected = granted.filter((word) => !SANDBOX_WORDS.includes(word))
    if (rejected.length > 0)
      context.report({
        kind: 'macro-argument',
        message: `argument 8 (sandbox) has ${rejected.join(' ')}; expected some of ${SANDBOX_WORDS.join(', ')}`,
      })
    const more = [dataAttribute('allow', allow), dataAttribute('sandbox', granted.filter((word) => SANDBOX_WORDS.includes(word)).join(' '))]
    return html`<div class="live-sample" data-live-id="${live}" data-live-path="${context.page.url}/" data-height="${box}"${more}><div class="example-header"><span>${context.text('example_result')}</span></div><live-sample><p>${context.text('live_sample')}</p></live-sample></div>`
  },
})

/** What the frame will be granted, kept for the runner. */
function dataAttribute(name: string, value: string | undefined): Html | undefined {
  return value === undefined || value.trim() === '' ? undefined : html` data-${name}="${value.trim()}"`
}

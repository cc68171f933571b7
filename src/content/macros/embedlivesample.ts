import { escapeHtml } from '../html/escape.ts'
import { slugify } from '../html/slugify.ts'
import { defineMacro, optionalNumber, optionalText } from './macro.ts'

/** A lower frame shows too little to be of use (reference/content.md 2.4). */
const MIN_HEIGHT = 60
const DEFAULT_HEIGHT = 150
/** What a sample may be granted beyond running scripts (reference/content.md 2.4). */
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
    const refused = granted.filter((word) => !SANDBOX_WORDS.includes(word))
    if (refused.length > 0)
      context.report('macro-argument', `argument 8 (sandbox) has ${refused.join(' ')}; expected some of ${SANDBOX_WORDS.join(', ')}`)
    const more = dataAttribute('allow', allow) + dataAttribute('sandbox', granted.filter((word) => SANDBOX_WORDS.includes(word)).join(' '))
    return `<div class="live-sample" data-live-id="${escapeHtml(live)}" data-live-path="${escapeHtml(context.page.url)}/" data-height="${box}"${more}><div class="example-header"><span>${escapeHtml(context.text('example_result'))}</span></div><live-sample><p>${escapeHtml(context.text('live_sample'))}</p></live-sample></div>`
  },
})

/** What the frame will be granted, kept for the runner. */
function dataAttribute(name: string, value: string | undefined): string {
  return value === undefined || value.trim() === '' ? '' : ` data-${name}="${escapeHtml(value.trim())}"`
}

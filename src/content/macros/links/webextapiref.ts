import { linkToPage } from '../engine/link.ts'
import { defineMacro, optionalFlag, optionalText, text } from '../engine/macro.ts'
import { splitFragment } from '../engine/split-fragment.ts'

/** `{{WebExtAPIRef("tabs.create()")}}`: a link to an API for web extensions. The anchor is shown after the text. */
export const webextapiref = defineMacro({
  name: 'webextapiref',
  parameters: { api: text, text: optionalText, anchor: optionalText, isPlain: optionalFlag },
  render({ api: written, text, anchor, isPlain }, context) {
    const { name: api, fragment } = splitFragment(written)
    const path = api.replaceAll(' ', '_').replaceAll('()', '').replaceAll('.', '/')
    const shown = (text ?? api) + (anchor === undefined ? '' : `#${anchor}`)
    return linkToPage(
      { url: `/docs/Mozilla/Add-ons/WebExtensions/API/${path}`, text: shown, anchor, fragment, isCode: isPlain !== true },
      context,
    )
  },
})

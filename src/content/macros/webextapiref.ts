import { linkToPage } from './link.ts'
import { defineMacro, optionalFlag, optionalText, text } from './macro.ts'

/** `{{WebExtAPIRef("tabs.create()")}}`: a link to an API for web extensions. The anchor is shown behind the text. */
export const webextapiref = defineMacro({
  name: 'webextapiref',
  parameters: { api: text, text: optionalText, anchor: optionalText, isPlain: optionalFlag },
  render({ api, text, anchor, isPlain }, context) {
    const path = api.replaceAll(' ', '_').replaceAll('()', '').replaceAll('.', '/')
    const shown = (text ?? api) + (anchor === undefined ? '' : `#${anchor}`)
    return linkToPage({ url: `/docs/Mozilla/Add-ons/WebExtensions/API/${path}`, text: shown, anchor, isCode: isPlain !== true }, context)
  },
})

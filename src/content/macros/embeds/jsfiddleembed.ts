import { defineMacro, MacroError, optionalText, text } from '../engine/macro.ts'
import { embedFrame, optionalSize } from './embed-frame.ts'

const HOST = 'https://jsfiddle.net'

/**
 * `{{JSFiddleEmbed("https://jsfiddle.net/name/abc123/", "js,html,result", 300)}}`: a fiddle with the tabs that are named, 756 pixels
 * wide (docs/behaviour/macros.md 25).
 */
export const jsfiddleembed = defineMacro({
  name: 'jsfiddleembed',
  isBlock: true,
  parameters: { url: text, tabs: optionalText, height: optionalSize },
  render({ url, tabs, height = '300' }, context) {
    const fiddle = URL.parse(url, HOST)
    if (fiddle === null || fiddle.origin !== HOST || fiddle.pathname === '/')
      throw new MacroError(`argument 1 (url) is ${JSON.stringify(url)}; expected an address below ${HOST}/`)
    if (tabs !== undefined && !/^[a-z]+(?:,[a-z]+)*\/?$/.test(tabs))
      throw new MacroError(`argument 2 (tabs) is ${JSON.stringify(tabs)}; expected names of tabs such as "js,html,css,result"`)
    const [path = ''] = fiddle.pathname.replace(/\/$/, '').split('/embedded', 1)
    const shown = tabs === undefined ? '' : `${tabs.replace(/\/$/, '')}/`
    return embedFrame({ url: `${HOST}${path}/embedded/${shown}`, title: context.text('embedded_fiddle'), width: '756', height })
  },
})

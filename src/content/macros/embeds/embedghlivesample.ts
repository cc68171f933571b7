import { defineMacro, MacroError, text } from '../engine/macro.ts'
import { embedFrame, optionalSize } from './embed-frame.ts'

const HOST = 'https://mdn.github.io'

/** `{{EmbedGHLiveSample("dom-examples/media/", "100%", 400)}}`: an example that is published from a repository of its own (docs/behaviour/macros.md 25). */
export const embedghlivesample = defineMacro({
  name: 'embedghlivesample',
  isBlock: true,
  parameters: { path: text, width: optionalSize, height: optionalSize },
  render({ path, width = '100%', height = '150' }, context) {
    const url = URL.parse(path.replace(/^\/(?!\/)/, ''), `${HOST}/`)
    if (url === null || url.origin !== HOST)
      throw new MacroError(`argument 1 (path) is ${JSON.stringify(path)}; expected a path below ${HOST}/`)
    const name = path.replace(/[?#].*$/s, '').replace(/^\/+|(?:\/|\/index\.html)$/g, '')
    return embedFrame({ url: url.href, title: context.text('embedded_example', { name }), width, height })
  },
})

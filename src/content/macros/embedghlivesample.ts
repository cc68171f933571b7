import { embedFrame, optionalSize } from './embed-frame.ts'
import { defineMacro, MacroError, text } from './macro.ts'

const HOST = 'https://mdn.github.io'

/** `{{EmbedGHLiveSample("dom-examples/media/", "100%", 400)}}`: an example that is published from a repository of its own (reference/content.md 2.4). */
export const embedghlivesample = defineMacro({
  name: 'embedghlivesample',
  isBlock: true,
  parameters: { path: text, width: optionalSize, height: optionalSize },
  render({ path, width = '100%', height = '150' }, context) {
    const url = URL.parse(path.replace(/^\/(?!\/)/, ''), `${HOST}/`)
    if (url === null || url.origin !== HOST)
      throw new MacroError(`argument 1 (path) is ${JSON.stringify(path)}; expected a path below ${HOST}/`)
    const name = path.replace(/[?#].*$/, '').replace(/^\/+|(?:\/|\/index\.html)$/g, '')
    return embedFrame({ url: url.href, title: context.text('embedded_example', { name }), width, height })
  },
})

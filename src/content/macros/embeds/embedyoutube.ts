import { html } from '#markup/html.ts'
import { defineMacro, MacroError, optionalText, text } from '../engine/macro.ts'
import { embedFrame } from './embed-frame.ts'

/** The host that sets no cookies before a video is played. */
const HOST = 'https://www.youtube-nocookie.com'

/** `{{EmbedYouTube("ELS2OOUvxIw", "What it shows")}}`: a video (docs/behaviour/macros.md 22). The player needs a referrer. */
export const embedyoutube = defineMacro({
  name: 'embedyoutube',
  isBlock: true,
  parameters: { id: text, title: optionalText },
  render({ id, title }, context) {
    if (!/^[\w-]+$/.test(id))
      throw new MacroError(`argument 1 (id) is ${JSON.stringify(id)}; expected the id of a video: letters, digits, - and _`)
    return embedFrame({
      url: `${HOST}/embed/${id}`,
      title: title ?? context.text('embedded_video'),
      width: '560',
      height: '315',
      attributes: html`allow="encrypted-media; fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen`,
    })
  },
})

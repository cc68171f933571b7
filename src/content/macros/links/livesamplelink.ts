import { html } from '#markup/html.ts'
import { slugify } from '../../text/slugify.ts'
import { inlineHtml } from '../engine/inline-html.ts'
import { defineMacro, text } from '../engine/macro.ts'

/** `{{LiveSampleLink("id", "text")}}`: a link that opens a live sample on its own. */
export const livesamplelink = defineMacro({
  name: 'livesamplelink',
  parameters: { id: text, text },
  render: ({ id, text }) => html`<a href="#livesample_fullscreen=${slugify(id)}">${inlineHtml(text)}</a>`,
})

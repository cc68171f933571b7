import { escapeHtml, escapeOnce } from '../html/escape.ts'
import { slugify } from '../html/slugify.ts'
import { defineMacro, text } from './macro.ts'

/** `{{LiveSampleLink("id", "text")}}`: a link that opens a live sample on its own (reference/content.md 2.1). Of HTML the text may hold `<code>`. */
export const livesamplelink = defineMacro({
  name: 'livesamplelink',
  parameters: { id: text, text },
  render: ({ id, text }) =>
    `<a href="#livesample_fullscreen=${escapeHtml(slugify(id))}">${escapeOnce(text).replace(/&lt;code&gt;(.*?)&lt;\/code&gt;/gs, '<code>$1</code>')}</a>`,
})

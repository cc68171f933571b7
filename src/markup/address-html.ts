import { type Html, html } from './html.ts'

/**
 * An address to read, which may go on in the next line after each slash and each underscore (docs/behaviour/reading.md 24). What is copied has no
 * breaks.
 *
 * @param address a path, decoded
 * @example addressHtml('/docs/Box_model') // '/<wbr>docs/<wbr>Box_<wbr>model'
 */
export function addressHtml(address: string): Html {
  const parts = address.split(/(?<=[/_])(?=[^/_])/)
  return html`${parts.map((part, index) => html`${index > 0 && html`<wbr>`}${part}`)}`
}

import { fillHtml, html } from '#markup/html.ts'
import { plainTitle } from '../../tree/titles.ts'
import { defineMacro } from '../engine/macro.ts'

/** `0` and `1`, quoted or not, and truth values; other words are rejected, because a wrong table looks like a right one. */
const attribute = {
  expects: '0 or 1',
  isRequired: true,
  read: (value: string | number | boolean): boolean | undefined =>
    /^(?:1|true)$/.test(String(value)) ? true : /^(?:0|false)$/.test(String(value)) ? false : undefined,
} as const

/** `{{js_property_attributes(1, 0, 1)}}`: whether the property that the page is about is writable, enumerable and configurable. */
export const jsPropertyAttributes = defineMacro({
  name: 'js_property_attributes',
  isBlock: true,
  parameters: { writable: attribute, enumerable: attribute, configurable: attribute },
  render(attributes, context) {
    const names = ['writable', 'enumerable', 'configurable'] as const
    const rows = names.map(
      (name) =>
        html`<tr><th scope="row">${context.text(`property_${name}`)}</th><td>${context.text(attributes[name] ? 'property_yes' : 'property_no')}</td></tr>`,
    )
    const head = fillHtml(context.text('property_attributes'), { name: html`<code>${plainTitle(context.page.title)}</code>` })
    return html`<table class="property-attributes"><thead><tr><th colspan="2">${head}</th></tr></thead><tbody>${rows}</tbody></table>`
  },
})

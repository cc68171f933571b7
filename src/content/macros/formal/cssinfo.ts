import type { TextKey } from '#locales/content.ts'
import { type Html, html } from '#markup/html.ts'
import type { FormalDefinition } from '../../data/css-definitions.ts'
import type { CssDefinition } from '../../data/webref-css.ts'
import { linkToPage } from '../engine/link.ts'
import { defineMacro, type MacroContext, optionalText } from '../engine/macro.ts'
import { appliesTo, cssValue, linkToCss, type ValueName } from './css-value.ts'

/** A row of the table: its title's text, and the page that explains it. */
interface Row {
  readonly title: TextKey
  readonly url?: string
  readonly fragment?: string
  /** undefined leaves the row out. */
  readonly value: Html | undefined
}

const VALUES = { url: '/Web/CSS/Guides/Cascade/Property_value_processing' } as const

/**
 * `{{CSSInfo}}`: the formal definition of the property or descriptor that the page is about, as a table (docs/behaviour/macros.md 15).
 * What mdn-data does not know is taken from the specifications themselves; what these don't know either gives a notice.
 */
export const cssinfo = defineMacro({
  name: 'cssinfo',
  isBlock: true,
  parameters: { name: optionalText, rule: optionalText },
  render({ name: givenName, rule: givenRule }, context) {
    const segments = context.page.slug.split('/')
    const name = givenName ?? segments.at(-1) ?? ''
    const rule = givenRule ?? (segments.at(-2)?.startsWith('@') === true ? segments.at(-2) : undefined)
    const rows = findRows(name, rule, context)
    if (rows !== undefined) return table(rows, context)
    context.report({
      kind: 'missing-css-info',
      message: `no formal definition of ${rule === undefined ? '' : `${rule}/`}${name} is known`,
      hint: 'fix the name, or remove the macro',
    })
    return html`<span class="macro-error">${context.text('css_info_missing', { name })}</span>`
  },
})

function findRows(name: string, rule: string | undefined, context: MacroContext): readonly Row[] | undefined {
  const definitions = context.data('cssDefinitions')
  if (definitions.problem !== undefined) context.report({ kind: 'json-data', message: definitions.problem, severity: 'warning' })
  const known = rule === undefined ? definitions.findProperty(name) : definitions.findDescriptor(rule, name)
  const relatedRule: Row = { title: 'css_info_related_at_rule', value: rule === undefined ? undefined : linkToCss(rule, context) }
  if (known !== undefined) return [relatedRule, ...rowsOf(known, context)]
  const reference = context.data('cssReference')
  const specified = rule === undefined ? reference.find('property', name) : reference.find('descriptor', `${rule}/${name}`)
  return specified === undefined ? undefined : [relatedRule, ...rowsOfSpecification(specified, context)]
}

function rowsOf(definition: FormalDefinition, context: MacroContext): readonly Row[] {
  const value = (name: ValueName): Html | undefined => {
    const found = definition[name]
    return found === undefined || (name === 'percentages' && found === 'no') ? undefined : cssValue(name, found, context)
  }
  const { inherited, stacking } = definition
  return layOut({
    initial: value('initial'),
    appliesTo: appliesTo(definition, context),
    inherited: inherited === undefined ? undefined : html`${context.text(inherited ? 'css_info_yes' : 'css_info_no')}`,
    percentages: value('percentages'),
    computed: value('computed'),
    animation: value('animationType'),
    stacking: stacking === true ? html`${context.text('css_info_yes')}` : undefined,
  })
}

/** Specifications say it in English; content may bring translations of their sentences along. */
function rowsOfSpecification(
  { initial, appliesTo, inherited, percentages, computedValue, animationType }: CssDefinition,
  context: MacroContext,
): readonly Row[] {
  const sentence = (english: string | undefined): Html | undefined =>
    english === undefined || /^n\/a\.?$/i.test(english)
      ? undefined
      : html`${context.data('cssDefinitions').findTranslation(english, context.locale) ?? english}`
  const yesOrNo = inherited === 'yes' ? context.text('css_info_yes') : inherited === 'no' ? context.text('css_info_no') : inherited
  return layOut({
    initial: initial === undefined || /^see |^n\/a/i.test(initial) ? sentence(initial) : html`<code>${initial}</code>`,
    appliesTo: sentence(appliesTo),
    inherited: sentence(yesOrNo),
    percentages: sentence(percentages),
    computed: sentence(computedValue),
    animation: sentence(animationType),
    stacking: undefined,
  })
}

function layOut(
  values: Readonly<Record<'initial' | 'appliesTo' | 'inherited' | 'percentages' | 'computed' | 'animation' | 'stacking', Html | undefined>>,
): readonly Row[] {
  return [
    { title: 'css_info_initial', ...VALUES, fragment: 'initial_value', value: values.initial },
    { title: 'css_info_applies_to', value: values.appliesTo },
    { title: 'css_info_inherited', url: '/Web/CSS/Guides/Cascade/Inheritance', value: values.inherited },
    { title: 'css_info_percentages', value: values.percentages },
    { title: 'css_info_computed', ...VALUES, fragment: 'computed_value', value: values.computed },
    { title: 'css_info_animation', url: '/Web/CSS/Guides/Animations/Animatable_properties', value: values.animation },
    { title: 'css_info_stacking', url: '/Web/CSS/Guides/Positioned_layout/Stacking_context', value: values.stacking },
  ]
}

function table(rows: readonly Row[], context: MacroContext): Html {
  const body = rows.map(({ title, url, fragment, value }) => {
    if (value === undefined) return undefined
    const text = context.text(title)
    const isThere = url !== undefined && context.resolve(`/${context.locale}/docs${url}`) !== undefined
    const head = isThere ? linkToPage({ url, text, fragment }, context) : text
    return html`<tr><th scope="row">${head}</th><td>${value}</td></tr>`
  })
  return html`<table class="css-info"><tbody>${body}</tbody></table>`
}

import { DEFAULT_LOCALE, interfaceLocaleOf } from '#contracts/locales.ts'
import type { TextKey } from '#locales/content.ts'
import type { FormalDefinition, FormalValue } from '../data/css-definitions.ts'
import { escapeHtml } from '../html/escape.ts'
import { linkToPage } from './link.ts'
import type { MacroContext } from './macro.ts'

/** The parts of a formal definition that are values. */
export type ValueName = 'initial' | 'appliesto' | 'percentages' | 'computed' | 'animationType'

/** Sentences of our own for the languages in which the data has none. */
const OWN_SENTENCES: ReadonlyMap<string, TextKey> = new Map([
  ['asSpecified', 'css_value_as_specified'],
  ['discrete', 'css_value_discrete'],
  ['allElements', 'css_value_all_elements'],
  ['byComputedValueType', 'css_value_by_computed_value_type'],
  ['notAnimatable', 'css_value_not_animatable'],
  ['allElementsAndText', 'css_value_all_elements_and_text'],
  ['computedColor', 'css_value_computed_color'],
])

/** Shorthands are made of shorthands, but not deeper than this. */
const MAX_DEPTH = 4

/**
 * A value of a formal definition as HTML: a sentence in the reader's language, else in English; the list of a shorthand's longhands,
 * each with its own value; `'name'` stands for the value of that property; what is none of these is CSS.
 */
export function cssValue(name: ValueName, value: FormalValue, context: MacroContext, depth = 0): string {
  if (typeof value !== 'string') return longhandList(name, value, context, depth)
  const indirect = /^'([-\w]+)'$/.exec(value)?.[1]
  const target = indirect === undefined ? undefined : context.data('cssDefinitions').findProperty(indirect)?.[name]
  if (target !== undefined && depth < MAX_DEPTH) return cssValue(name, target, context, depth + 1)
  return sentence(value, context) ?? (name === 'initial' ? `<code>${escapeHtml(value)}</code>` : escapeHtml(value))
}

/** Which elements a property applies to, those of `alsoAppliesTo` in a sentence of their own. */
export function appliesTo({ appliesto, alsoAppliesTo = [] }: FormalDefinition, context: MacroContext): string | undefined {
  if (appliesto === undefined) return undefined
  const elements = cssValue('appliesto', appliesto, context)
  if (alsoAppliesTo.length === 0) return elements
  const others = new Intl.ListFormat(interfaceLocaleOf(context.locale))
    .formatToParts(alsoAppliesTo)
    .map(({ type, value }) => (type === 'literal' ? escapeHtml(value) : linkToCss(value, context)))
  return context.text('css_info_also_applies', { elements: elements.replace(/\.\s*$/, ''), others: others.join('') })
}

/** A CSS name in code, as a link where it has a page. */
export function linkToCss(name: string, context: MacroContext): string {
  const slug = context.findCss(name)
  return slug === undefined ? `<code>${escapeHtml(name)}</code>` : linkToPage({ url: `/docs/${slug}`, text: name, isCode: true }, context)
}

/** HTML, with macro calls run. */
function sentence(name: string, context: MacroContext): string | undefined {
  const data = context.data('cssDefinitions')
  const translated = data.findSentence(name, context.locale)
  const ours = OWN_SENTENCES.get(name)
  if (translated === undefined && ours !== undefined) return escapeHtml(context.text(ours))
  const html = translated ?? data.findSentence(name, DEFAULT_LOCALE)
  // One sentence begins with another: `$1$` stands for 'a length'.
  const whole = html?.replace('$1$', () => data.findSentence('length', context.locale) ?? data.findSentence('length', DEFAULT_LOCALE) ?? '')
  return whole === undefined ? undefined : context.expand(whole)
}

function longhandList(name: ValueName, longhands: readonly string[], context: MacroContext, depth: number): string {
  const items = longhands.map((longhand) => {
    const value = depth < MAX_DEPTH ? context.data('cssDefinitions').findProperty(longhand)?.[name] : undefined
    return `<li>${linkToCss(longhand, context)}${value === undefined ? '' : `: ${cssValue(name, value, context, depth + 1)}`}</li>`
  })
  const intro = depth === 0 ? escapeHtml(context.text('css_info_longhands')) : ''
  return `${intro}<ul>${items.join('')}</ul>`
}

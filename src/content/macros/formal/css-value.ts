import { DEFAULT_LOCALE, interfaceLocaleOf } from '#contracts/locales.ts'
import type { TextKey } from '#locales/content.ts'
import { perLocale } from '#locales/per-locale.ts'
import { fillHtml, type Html, html, joinHtml, raw } from '#markup/html.ts'
import type { FormalDefinition, FormalValue } from '../../data/css-definitions.ts'
import { KNOWN_ELEMENTS } from '../../text/known-elements.data.ts'
import { encodeUrl } from '../../tree/page-url.ts'
import { linkToPage } from '../engine/link.ts'
import type { MacroContext } from '../engine/macro.ts'

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

const TAG = /<\/?([a-z][a-z0-9-]*)/gi

/**
 * A value of a formal definition as HTML: a sentence in the user's language, else in English; the list of a shorthand's longhands,
 * each with its own value; `'name'` stands for the value of that property; what is none of these is CSS.
 */
export function cssValue(name: ValueName, value: FormalValue, context: MacroContext, depth = 0): Html {
  if (typeof value !== 'string') return longhandList(name, value, context, depth)
  const indirect = /^'([-\w]+)'$/.exec(value)?.[1]
  const target = indirect === undefined ? undefined : context.data('cssDefinitions').findProperty(indirect)?.[name]
  if (target !== undefined && depth < MAX_DEPTH) return cssValue(name, target, context, depth + 1)
  return sentence(value, context) ?? (name === 'initial' ? html`<code>${value}</code>` : html`${value}`)
}

const listFormatOf = perLocale((locale) => new Intl.ListFormat(locale))

/** Which elements a property applies to, those of `alsoAppliesTo` in a sentence of their own. */
export function appliesTo({ appliesto, alsoAppliesTo = [] }: FormalDefinition, context: MacroContext): Html | undefined {
  if (appliesto === undefined) return undefined
  const elements = cssValue('appliesto', appliesto, context)
  if (alsoAppliesTo.length === 0) return elements
  const others = listFormatOf(interfaceLocaleOf(context.locale))
    .formatToParts(alsoAppliesTo)
    .map(({ type, value }) => (type === 'literal' ? html`${value}` : linkToCss(value, context)))
  // HTML without its last stop is HTML.
  const listed = raw(elements.toString().replace(/\.\s*$/, ''))
  return fillHtml(context.text('css_info_also_applies'), { elements: listed, others: joinHtml(others) })
}

/** A CSS name in code, as a link where it has a page. */
export function linkToCss(name: string, context: MacroContext): Html {
  const slug = context.findCss(name)
  return slug === undefined ? html`<code>${name}</code>` : linkToPage({ url: `/docs/${slug}`, text: name, isCode: true }, context)
}

/** HTML, with macro calls run. */
function sentence(name: string, context: MacroContext): Html | undefined {
  const data = context.data('cssDefinitions')
  const translated = data.findSentence(name, context.locale)
  const ours = OWN_SENTENCES.get(name)
  if (translated === undefined && ours !== undefined) return html`${context.text(ours)}`
  const written = translated ?? data.findSentence(name, DEFAULT_LOCALE)
  // One sentence begins with another: `$1$` stands for 'a length'.
  const whole = written?.replace(
    '$1$',
    () => data.findSentence('length', context.locale) ?? data.findSentence('length', DEFAULT_LOCALE) ?? '',
  )
  return whole === undefined ? undefined : withCurrentLinks(context.expand(whole), context)
}

/** The links of a data package may lead to pages that have moved: its authors can fix them, those of a page can't (docs/behaviour/macros.md 7). */
function withCurrentLinks(sentence: Html, context: MacroContext): Html {
  // Only addresses are written anew; fragments are HTML as they are, out of an attribute.
  const current = sentence.toString().replace(/ href="(\/[^"#?]+)(#[^"]*)?"/g, (attribute, path: string, fragment: string | undefined) => {
    const found = context.resolve(path)
    return found?.isRedirected !== true || found.isFallback
      ? attribute
      : html` href="${encodeUrl(found.page.url)}${fragment === undefined ? found.fragment : raw(fragment)}"`.toString()
  })
  // The rest of the sentence is HTML of the package, but for types of CSS: `<length>` is a word in it.
  return raw(current.replace(TAG, (tag, name: string) => (KNOWN_ELEMENTS.has(name.toLowerCase()) ? tag : `&lt;${tag.slice(1)}`)))
}

function longhandList(name: ValueName, longhands: readonly string[], context: MacroContext, depth: number): Html {
  const items = longhands.map((longhand) => {
    const value = depth < MAX_DEPTH ? context.data('cssDefinitions').findProperty(longhand)?.[name] : undefined
    return html`<li>${linkToCss(longhand, context)}${value !== undefined && html`: ${cssValue(name, value, context, depth + 1)}`}</li>`
  })
  const intro = depth === 0 && context.text('css_info_longhands')
  return html`${intro}<ul>${items}</ul>`
}

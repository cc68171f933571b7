import type { BaselineStatus } from '#contracts/baseline.ts'
import type { Severity } from '#contracts/diagnostics.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import type { TextKey } from '#locales/content.ts'
import type { TextValues } from '#locales/translate.ts'
import type { Html } from '#markup/html.ts'
import type { DataName, DataTypes } from '../../data/data-sources.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { DiagnosticKind } from '../../diagnostics/index.ts'
import type { PageRecord, SidebarRequest } from '../../read/page-record.ts'
import type { FoundPage } from '../../tree/tree.ts'
import type { JsReference } from '../../tree/xref-js.ts'
import type { MacroValue } from './lexer.ts'

/** What a macro may know. Every question is remembered, so that the page is built again when an answer changes. */
export interface MacroContext {
  readonly page: PageRecord
  readonly locale: LocaleCode
  /** A text in the page's language. */
  text(key: TextKey, values?: TextValues): string
  /** The English text, whatever the page's language: English pages have it as a heading. */
  englishText(key: TextKey): string
  /** A text that is HTML: ours, or the one that a content root has in its place. */
  htmlText(key: TextKey): Html
  /** Data from outside the content. */
  data<Name extends DataName>(name: Name): DataTypes[Name]
  /** The page that a link to this address leads to, with redirects and the fallback to English. */
  resolve(url: string): FoundPage | undefined
  findCss(name: string): string | undefined
  findJs(name: string): JsReference | 'ambiguous' | undefined
  findApi(name: string): string | undefined
  /** English pages directly below a slug, each as the user's language has it. */
  listChildren(slug: string): readonly FoundPage[]
  /** What Baseline says of the feature that a page is about. */
  baselineStatusOf(page: PageRecord): BaselineStatus | undefined
  /** The first lines of a page's text. */
  summaryOf(page: PageRecord): Html
  /** HTML of a data source with the macro calls in it run; their problems are reported at the call that asked. */
  expand(html: string): Html
  /** Asks for a sidebar next to the page; it wins over those that the front matter names. */
  requestSidebar(request: SidebarRequest): void
  /** Reports a problem at the call. Without a severity it is a warning. */
  report(problem: Problem & { readonly severity?: Severity }): void
  /** Reports an argument that works and should be written another way. */
  reportSpelling(problem: SpellingProblem): void
}

/** An argument that leads to its page although its spelling is not the page's, and what belongs in its place. */
export interface SpellingProblem {
  readonly kind: DiagnosticKind
  readonly message: string
  readonly hint: string
  /** Its place among the arguments, from 0. */
  readonly argument: number
  /** What to write; absent when it is unknown. */
  readonly spelling?: string | undefined
}

/** What macros may know of a page, before a call is known. */
export type PageContext = Omit<MacroContext, 'report' | 'reportSpelling' | 'expand' | 'requestSidebar'>

/** How one argument is read. `undefined` when it is absent. */
export interface Parameter<Value> {
  readonly expects: string
  readonly isRequired: boolean
  /** undefined when the value is not of the kind. */
  read(value: string | number | boolean): Value | undefined
}

type ParameterList = Readonly<Record<string, Parameter<unknown>>>
type ValueOf<P> = P extends Parameter<infer Value> ? Value : never
export type Arguments<P extends ParameterList> = {
  readonly [Name in keyof P]: P[Name]['isRequired'] extends true ? ValueOf<P[Name]> : ValueOf<P[Name]> | undefined
}

const asText = (value: string | number | boolean): string => String(value)
const asNumber = (value: string | number | boolean): number | undefined => {
  const digits = typeof value === 'number' ? value : Number.parseFloat(String(value).replace(/^[^\d.+-]+/, ''))
  return Number.isFinite(digits) ? digits : undefined
}

/** A text; numbers are taken as text. */
export const text = { expects: 'a text', isRequired: true, read: asText } as const
export const optionalText = { expects: 'a text', isRequired: false, read: asText } as const
/** A number; a quoted one with a unit is taken too: `"600px"` is 600. */
export const number = { expects: 'a number', isRequired: true, read: asNumber } as const
export const optionalNumber = { expects: 'a number', isRequired: false, read: asNumber } as const
/** Anything but false, 0 and the empty text counts as true. */
export const optionalFlag = { expects: 'true or false', isRequired: false, read: Boolean } as const

/** A macro as the engine runs it. */
export interface Macro {
  readonly name: string
  /** Other names for the same macro. */
  readonly aliases: readonly string[]
  /** Its output stands on its own, not in a line of text. */
  readonly isBlock: boolean
  /** undefined: nothing. @throws MacroError when the arguments are not what it expects */
  run(args: readonly MacroValue[], context: MacroContext): Html | undefined
}

/** A call that can't be carried out; the message says what was expected. */
export class MacroError extends Error {}

/**
 * Makes a macro from its parameters, in the order of its arguments, and a pure function to HTML; undefined writes nothing.
 *
 * @example defineMacro({ name: 'csp', parameters: { directive: text }, render: ({ directive }, context) => ... })
 */
export function defineMacro<const P extends ParameterList>(definition: {
  readonly name: string
  readonly aliases?: readonly string[]
  readonly isBlock?: boolean
  readonly parameters: P
  readonly render: (args: Arguments<P>, context: MacroContext) => Html | undefined
}): Macro {
  const { name, aliases = [], isBlock = false, parameters, render } = definition
  return { name, aliases, isBlock, run: (args, context) => render(readArguments(parameters, args), context) }
}

function readArguments<P extends ParameterList>(parameters: P, args: readonly MacroValue[]): Arguments<P> {
  const names = Object.keys(parameters)
  const values = names.map((name, index) => [name, readArgument(name, parameters[name], index, args[index])])
  const result: Arguments<P> = Object.fromEntries(values)
  return result
}

function readArgument(name: string, parameter: Parameter<unknown> | undefined, index: number, value: MacroValue | undefined): unknown {
  if (parameter === undefined) return undefined
  if (value === undefined || value === null) {
    if (parameter.isRequired) throw new MacroError(`argument ${index + 1} (${name}) is missing; expected ${parameter.expects}`)
    return undefined
  }
  const read = parameter.read(value)
  if (read === undefined) throw new MacroError(`argument ${index + 1} (${name}) is ${JSON.stringify(value)}; expected ${parameter.expects}`)
  return read
}

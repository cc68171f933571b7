import Type from 'typebox'
import { DEFAULT_LOCALE, type LocaleCode } from '#contracts/locales.ts'
import { packageVersion, readPackageFile } from './installed-package.ts'
import { findJsonData, jsonDataVersion } from './json-data.ts'

/** A value of a formal definition: a name of a sentence, CSS, or the longhands whose values it is made of. */
export type FormalValue = string | readonly string[]

/** The formal definition of a property or descriptor (data of mdn-data). */
export interface FormalDefinition {
  readonly initial?: FormalValue
  readonly appliesto?: FormalValue
  readonly alsoAppliesTo?: readonly string[]
  readonly inherited?: boolean
  readonly percentages?: FormalValue
  readonly computed?: FormalValue
  readonly animationType?: FormalValue
  readonly stacking?: boolean
}

type Table<Value> = Readonly<Record<string, Value | undefined>>
type Sentences = Table<Readonly<Record<string, string>>>

export interface CssDefinitionsData {
  readonly properties: Table<FormalDefinition>
  readonly rules: Table<{ readonly descriptors?: Table<FormalDefinition> }>
  /** HTML with macro calls, by name and language. */
  readonly sentences: Sentences
  /** Translations of sentences in English, by these and by language. */
  readonly translations?: Sentences
  /** Why a file of data was not used. */
  readonly fault?: string | undefined
}

/** Formal definitions, and the sentences in them. */
export class CssDefinitions {
  readonly #data: CssDefinitionsData
  readonly fault: string | undefined

  constructor(data: CssDefinitionsData) {
    this.#data = data
    this.fault = data.fault
  }

  findProperty(name: string): FormalDefinition | undefined {
    return own(this.#data.properties, name)
  }

  /** @param rule with its `@` */
  findDescriptor(rule: string, name: string): FormalDefinition | undefined {
    return own(own(this.#data.rules, rule)?.descriptors, name)
  }

  /** A sentence as HTML with macro calls. Undefined when the name is none, or the language does not have it. */
  findSentence(name: string, locale: LocaleCode): string | undefined {
    const sentence = own(this.#data.sentences, name)
    return own(sentence, locale) ?? this.findTranslation(own(sentence, DEFAULT_LOCALE) ?? '', locale)
  }

  /** The translation of an English sentence; plain text. */
  findTranslation(english: string, locale: LocaleCode): string | undefined {
    return own(own(this.#data.translations, english), locale)
  }
}

const TRANSLATIONS = 'L10n-CSSFormalDefinitions.json'

/**
 * Reads the installed mdn-data, and `files/jsondata/L10n-CSSFormalDefinitions.json` where a content root has it.
 *
 * @throws MissingPackageError
 */
export function loadCssDefinitions(roots: readonly string[]): CssDefinitions {
  const properties: CssDefinitionsData['properties'] = JSON.parse(readPackageFile('mdn-data/css/properties.json'))
  const rules: CssDefinitionsData['rules'] = JSON.parse(readPackageFile('mdn-data/css/at-rules.json'))
  const sentences: Sentences = JSON.parse(readPackageFile('mdn-data/l10n/css.json'))
  const found = findJsonData(roots, TRANSLATIONS, Type.Record(Type.String(), Type.Record(Type.String(), Type.String())))
  if (found === undefined) return new CssDefinitions({ properties, rules, sentences })
  return new CssDefinitions({
    properties,
    rules,
    sentences,
    ...('content' in found ? { translations: found.content } : { fault: found.fault }),
  })
}

/** Version of the installed package, and of the content's own file. */
export function cssDefinitionsVersion(roots: readonly string[]): string {
  return `${packageVersion('mdn-data/package.json')} ${jsonDataVersion(roots, TRANSLATIONS)}`
}

function own<Value>(table: Table<Value> | undefined, name: string): Value | undefined {
  return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined
}

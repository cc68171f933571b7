import Type from 'typebox'
import { DEFAULT_LOCALE, type LocaleCode } from '#contracts/locales.ts'
import { trustJson } from '../text/json.ts'
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
  readonly problem?: string | undefined
}

/** Formal definitions, and the sentences in them. */
export class CssDefinitions {
  readonly #data: CssDefinitionsData
  readonly #translations: ReadonlyMap<string, Readonly<Record<string, string>>>
  readonly problem: string | undefined

  constructor(data: CssDefinitionsData) {
    this.#data = data
    this.#translations = new Map(
      Object.entries(data.translations ?? {}).flatMap(([english, texts]) =>
        texts === undefined ? [] : [[comparable(english), texts] as const],
      ),
    )
    this.problem = data.problem
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
    const english = own(sentence, DEFAULT_LOCALE)
    const found = own(sentence, locale)
    // In some languages the data has a copy of the English sentence.
    return found !== undefined && (found !== english || locale === DEFAULT_LOCALE)
      ? found
      : (this.findTranslation(english ?? '', locale) ?? found)
  }

  /** The translation of an English sentence, however its first letter and its end are written; plain text. */
  findTranslation(english: string, locale: LocaleCode): string | undefined {
    return own(own(this.#data.translations, english), locale) ?? own(this.#translations.get(comparable(english)), locale)
  }
}

const TRANSLATIONS = 'L10n-CSSFormalDefinitions.json'

/**
 * Reads the installed mdn-data, and `files/jsondata/L10n-CSSFormalDefinitions.json` where a content root has it.
 *
 * @throws MissingPackageError
 */
export function loadCssDefinitions(roots: readonly string[]): CssDefinitions {
  const properties: CssDefinitionsData['properties'] = trustJson(readPackageFile('mdn-data/css/properties.json'))
  const rules: CssDefinitionsData['rules'] = trustJson(readPackageFile('mdn-data/css/at-rules.json'))
  const sentences: Sentences = trustJson(readPackageFile('mdn-data/l10n/css.json'))
  const found = findJsonData(roots, TRANSLATIONS, Type.Record(Type.String(), Type.Record(Type.String(), Type.String())))
  if (found === undefined) return new CssDefinitions({ properties, rules, sentences })
  return new CssDefinitions({
    properties,
    rules,
    sentences,
    ...('content' in found ? { translations: found.content } : { problem: found.problem }),
  })
}

/** Version of the installed package, and of the content's own file. */
export function cssDefinitionsVersion(roots: readonly string[]): string {
  return `${packageVersion('mdn-data/package.json')} ${jsonDataVersion(roots, TRANSLATIONS)}`
}

/** Packages and translations write the same sentence with and without a capital and a full stop. */
function comparable(english: string): string {
  return english.trim().replace(/\.$/, '').toLowerCase()
}

function own<Value>(table: Table<Value> | undefined, name: string): Value | undefined {
  return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined
}

import Type from 'typebox'
import type { TextKey } from '#locales/content.ts'
import { findJsonData } from './json-data.ts'

/** Texts of a content root by the names it has for them, and by locale. */
export type NamedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Our texts that a file of a content root can replace, and what they are called there. */
export type TextNames = Readonly<Partial<Record<TextKey, string>>>

const TextFile = Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))

/** Texts that a content root brings along; ours stand for those it lacks. */
export class RootTexts {
  readonly #names: TextNames
  readonly #texts: NamedTexts

  constructor(names: TextNames, texts: NamedTexts) {
    this.#names = names
    this.#texts = texts
  }

  /** The root's own text; undefined where it has none in this language. */
  find(key: TextKey, locale: string): string | undefined {
    const name = this.#names[key]
    const text = name === undefined || !Object.hasOwn(this.#texts, name) ? undefined : this.#texts[name]?.[locale]?.trim()
    return text === '' ? undefined : text
  }
}

/** Reads `files/jsondata/{file}` of the first content root that has it. One that can't be used counts as none. */
export function loadRootTexts(roots: readonly string[], file: string): NamedTexts {
  const found = findJsonData(roots, file, TextFile)
  return found !== undefined && 'content' in found ? found.content : {}
}

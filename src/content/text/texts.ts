import type { PackedMap, PackedTexts } from './packed-lists.ts'
import type { Texts } from './text-numbers.ts'

/** Packed texts, each of which is made when it is asked for: of a hundred thousand, a build after an edit needs a few. */
export class UnpackedTexts implements Texts {
  readonly #text: string
  readonly #ends: Uint32Array

  /** @throws Error when a part of them is missing */
  constructor({ text, ends }: PackedTexts) {
    this.#text = text
    this.#ends = ends
    if ((ends.at(-1) ?? 0) !== text.length) throw new Error('a part of packed texts is missing')
  }

  get length(): number {
    return this.#ends.length
  }

  at(number: number): string | undefined {
    const end = this.#ends[number]
    return end === undefined ? undefined : this.#text.slice(number === 0 ? 0 : this.#ends[number - 1], end)
  }

  *[Symbol.iterator](): Generator<string, undefined> {
    for (let number = 0; number < this.length; number += 1) yield this.at(number) ?? ''
  }
}

/** Texts of which some have been replaced, and some have come after the last. */
export class ChangedTexts implements Texts {
  readonly #texts: Texts
  readonly #changed: ReadonlyMap<number, string>
  readonly length: number

  /** @param changed by their numbers */
  constructor(texts: Texts, changed: ReadonlyMap<number, string>) {
    this.#texts = texts
    this.#changed = changed
    this.length = changed.keys().reduce((length, number) => Math.max(length, number + 1), texts.length)
  }

  at(number: number): string | undefined {
    return this.#changed.get(number) ?? this.#texts.at(number)
  }

  *[Symbol.iterator](): Generator<string, undefined> {
    for (let number = 0; number < this.length; number += 1) yield this.at(number) ?? ''
  }
}

/** The opposite of `packMap`. @throws Error when a part is missing */
export function unpackMap({ keys, values }: PackedMap): ReadonlyMap<string, string> {
  const [names, texts] = [new UnpackedTexts(keys), new UnpackedTexts(values)]
  if (names.length !== texts.length) throw new Error('a text of a packed map is missing')
  return new Map(Array.from(names, (name, number) => [name, texts.at(number) ?? '']))
}

/** An HTML tag as the author wrote it. */
export interface SourceTag {
  /** Lower case. */
  readonly name: string
  readonly isClosing: boolean
  readonly attributes: readonly SourceAttribute[]
  /** Offsets in the text; `end` lies after the `>`. */
  readonly start: number
  readonly end: number
}

export interface SourceAttribute {
  /** Lower case. */
  readonly name: string
  /** As written, entities and all, without quotes. */
  readonly value: string
  /** Where the name begins, and where the value does. */
  readonly start: number
  readonly valueStart: number
}

const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/dgy
const TAG = /(?<!\\)<(\/?)([A-Za-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/dg

/**
 * The HTML tags of a text, in order.
 *
 * @param text code and comments taken out (mask.ts)
 */
export function listSourceTags(text: string): readonly SourceTag[] {
  return [...text.matchAll(TAG)].map((match) => ({
    name: (match[2] ?? '').toLowerCase(),
    isClosing: match[1] === '/',
    attributes: listAttributes(match[3] ?? '', match.indices?.[3]?.[0] ?? 0),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** The value of an attribute; undefined when the tag has none of that name. */
export function findAttribute({ attributes }: SourceTag, name: string): SourceAttribute | undefined {
  return attributes.find((attribute) => attribute.name === name)
}

function listAttributes(text: string, offset: number): readonly SourceAttribute[] {
  return [...text.matchAll(ATTRIBUTE)].map((match) => {
    const value = match.indices?.slice(2).find((place) => place !== undefined)
    return {
      name: (match[1] ?? '').toLowerCase(),
      value: match[2] ?? match[3] ?? match[4] ?? '',
      start: offset + (match.indices?.[1]?.[0] ?? 0),
      valueStart: offset + (value?.[0] ?? match.index + match[0].length),
    }
  })
}

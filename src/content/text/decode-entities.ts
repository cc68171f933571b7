import { isTag } from 'domhandler'
import { parseHtml } from './dom.ts'

/**
 * Text with its character references decoded as browsers do in attributes (HTML standard, 13.2.5.73): `&gt` needs no semicolon where no letter
 * follows. What is no character reference stays.
 *
 * @example decodeEntities('&lt;color&gt; &#34;a&#34; R&D') // '<color> "a" R&D'
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  const [element] = parseHtml(`<a title="${text.replaceAll('"', '&quot;')}">`)
  return (element !== undefined && isTag(element) ? element.attribs.title : undefined) ?? text
}

/** A reference whose name or number means nothing, or that lacks its semicolon. */
export interface MalformedEntity {
  readonly offset: number
  readonly written: string
  readonly expected: string
}

const REFERENCE = /&(?:#(?:[xX][\da-fA-F]*|\d*)|[A-Za-z][A-Za-z\d]*)(;?)/g

/** The malformed character references of a text, in order. `R&D` and the parameters of an address are none. */
export function listMalformedEntities(text: string): readonly MalformedEntity[] {
  if (!text.includes('&')) return []
  return [...text.matchAll(REFERENCE)].flatMap(({ index, 0: written, 1: end }) => {
    const expected = expectedFor(written, end === ';', text[index + written.length])
    return expected === undefined ? [] : [{ offset: index, written, expected }]
  })
}

/** The basic names, which people write without a semicolon. */
const COMMON = /^&(?:lt|gt|amp|quot|apos|nbsp)/

function expectedFor(written: string, isClosed: boolean, next: string | undefined): string | undefined {
  if (written.startsWith('&#')) return numberProblem(written, isClosed)
  if (isClosed) return decodeEntities(written) === written ? 'the name of a character, such as `&lt;`, or `&amp;` for the `&`' : undefined
  const name = COMMON.exec(written)?.[0]
  return name === undefined || name !== written || next === '=' ? undefined : `\`${name};\` with a semicolon`
}

function numberProblem(written: string, isClosed: boolean): string | undefined {
  const digits = written.replace(/^&#|;$/g, '')
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10)
  const isCharacter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
  if (!isCharacter) return 'the number of a character, such as `&#60;` or `&#x3c;`'
  return isClosed ? undefined : `\`${written};\` with a semicolon`
}

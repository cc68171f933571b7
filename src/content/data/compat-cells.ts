import type { CompatCell, CompatStatement } from '#contracts/compat.ts'
import { parseHtml, textOf } from '../text/dom.ts'
import type { Support, SupportStatement } from './compat-data.ts'

/**
 * What the data says of a feature in a browser, as a table has it.
 *
 * @param cleanNote makes the HTML of a note fit for a page
 */
export function cellOf(support: Support | undefined, cleanNote: (html: string) => string): CompatCell {
  const statements = [support ?? []].flat()
  const [first] = statements
  if (first === undefined) return null
  if (statements.length === 1 && isBare(first)) return first.version_added
  return statements.map((statement) => statementOf(statement, cleanNote))
}

/** The statement says nothing but a version. */
function isBare(statement: SupportStatement): boolean {
  return Object.keys(statement).length === 1
}

function statementOf(statement: SupportStatement, cleanNote: (html: string) => string): CompatStatement {
  const { version_added, version_removed, version_last, prefix, alternative_name, flags, notes, impl_url } = statement
  return {
    added: version_added,
    removed: version_removed ?? null,
    last: version_last ?? null,
    isPartial: statement.partial_implementation === true,
    prefix: prefix ?? null,
    alternative: alternative_name ?? null,
    flags: (flags ?? []).map(({ name, value_to_set }) => ({
      name: plainText(name),
      value: value_to_set === undefined ? null : plainText(value_to_set),
    })),
    notes: [notes ?? []].flat().map(cleanNote),
    bugs: [...[impl_url ?? []].flat()],
  }
}

function plainText(html: string): string {
  return html.includes('<') || html.includes('&') ? parseHtml(html).map(textOf).join('') : html
}

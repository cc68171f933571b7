import type { Document } from '#contracts/document.ts'

/**
 * What is known of a document apart from its text, as one line of JSON (reference/content.md 4). The address stands first, so that it is
 * found without parsing the line.
 *
 * @param hash SHA-256 of the page's index.json without its `build`, in hexadecimal
 */
export function metadataLine(doc: Document, hash: string): string {
  const {
    mdn_url,
    body: _body,
    toc: _toc,
    fragments: _fragments,
    sidebarURL: _sidebar,
    sidebarMacro: _macro,
    related_content: _related,
    styleURL: _style,
    ...rest
  } = doc
  return JSON.stringify({ mdn_url, ...rest, hash })
}

/** The metadata of a language's documents: an array with one document in each line, in the order given. */
export function metadataFile(lines: readonly string[]): string {
  return lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`
}

/** The lines of such a file by the addresses of their documents. */
export function readMetadataFile(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, address] = /^\{"mdn_url":("(?:[^"\\]|\\.)*")/.exec(line) ?? []
      if (address === undefined) return []
      const url: string = JSON.parse(address)
      return [[url, line.replace(/,$/, '')] as const]
    }),
  )
}

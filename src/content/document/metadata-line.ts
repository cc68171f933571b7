import type { Document } from '#contracts/document.ts'

/**
 * What is known of a document apart from its text, as one line of JSON (docs/behaviour/documents.md 46). The address stands first, so that it is
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

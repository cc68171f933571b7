import { createHash } from 'node:crypto'
import type { Page } from '#contracts/page.ts'
import type { PageFile } from '#contracts/page-file.ts'
import { encodeText } from '../text/encode-text.ts'
import { trustJson } from '../text/json.ts'

/**
 * The text of an `index.json`. The build stands first, so that a page that is taken into another build needs no new JSON.
 *
 * @param json of the page
 * @example pageFileText('{"renderer":"Doc"}', '0a1b') // '{"build":"0a1b","renderer":"Doc"}'
 */
export function pageFileText(json: string, build: string): string {
  return `{"build":${JSON.stringify(build)},${json.slice(1)}`
}

/** The bytes of an `index.json`, valid until the next text is encoded (`encodeText`), and SHA-256 of the page's JSON, in hexadecimal. */
export function encodePageFile(json: string, build: string): { readonly bytes: Uint8Array; readonly hash: string } {
  const head = Buffer.from(pageFileText('{', build))
  // Its last byte stands in the place of the `{` of the JSON.
  const bytes = encodeText(json, head.length - 1)
  bytes.set(head)
  return { bytes, hash: createHash('sha256').update('{').update(bytes.subarray(head.length)).digest('hex') }
}

/** An `index.json` taken apart: the page, its JSON, and the build that wrote it. */
export function readPageFile(text: string): { readonly page: Page; readonly json: string; readonly build: string } {
  const file: PageFile = trustJson(text)
  const { build, ...page } = file
  return { page, json: `{${text.slice(pageFileText('{', build).length)}`, build }
}

import type { Page } from '#contracts/page.ts'
import type { PageFile } from '#contracts/page-file.ts'
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

/** The same, of JSON that is encoded already. */
export function pageFileBytes(json: Uint8Array, build: string): Uint8Array {
  return Buffer.concat([Buffer.from(pageFileText('{', build)), json.subarray('{'.length)])
}

/** An `index.json` taken apart: the page, its JSON, and the build that wrote it. */
export function readPageFile(text: string): { readonly page: Page; readonly json: string; readonly build: string } {
  const file: PageFile = trustJson(text)
  const { build, ...page } = file
  return { page, json: `{${text.slice(pageFileText('{', build).length)}`, build }
}

import type { SiteSnapshot } from '#contracts/site-source.ts'
import { filePathOf } from '#contracts/urls.ts'

/** The title of a page that no list has: its short one, as its `index.json` says it, else its address. */
export async function readTitle(snapshot: SiteSnapshot, url: string): Promise<string> {
  const file = await snapshot.read(filePathOf(url, 'index.json'))
  const page: unknown = file === undefined ? undefined : JSON.parse(new TextDecoder().decode(file.bytes))
  return findText(fieldOf(page, 'doc'), 'title') ?? findText(page, 'short_title') ?? findText(page, 'pageTitle') ?? url
}

function findText(value: unknown, name: string): string | undefined {
  const text = fieldOf(value, name)
  return typeof text === 'string' && text !== '' ? text : undefined
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined
}

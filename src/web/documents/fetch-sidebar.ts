import type { Sidebar } from '#contracts/sidebar.ts'
import { getJson } from '../browser/call.ts'

/** By address. The files are named after their content, so what was fetched stays right. */
const fetched = new Map<string, Sidebar>()

/** A sidebar that was fetched before. */
export function findFetchedSidebar(url: string): Sidebar | undefined {
  return fetched.get(url)
}

/** Fetches a whole sidebar, once for each address; undefined, with a warning, when it can't be loaded. */
export async function fetchSidebar(url: string): Promise<Sidebar | undefined> {
  const known = fetched.get(url)
  if (known !== undefined) return known
  const response = await getJson(url)
  if (response.kind !== 'json' || !isSidebar(response.body)) {
    console.warn(`the sidebar ${url} could not be loaded`, response)
    return undefined
  }
  fetched.set(url, response.body)
  return response.body
}

function isSidebar(value: unknown): value is Sidebar {
  return typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries)
}

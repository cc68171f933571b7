import type { PreloadEntry } from '../recording/recording.ts'

/**
 * Whether browsers come with the rule to ask a host by https: an entry for the host itself, or one for a domain above it that includes
 * subdomains. Null: the scan had no list.
 */
export function isPreloaded(host: string, entries: readonly PreloadEntry[] | undefined): boolean | null {
  if (entries === undefined) return null
  return entries.some(
    ({ name, includeSubdomains, forcesHttps }) => forcesHttps && (name === host || (includeSubdomains && host.endsWith(`.${name}`))),
  )
}

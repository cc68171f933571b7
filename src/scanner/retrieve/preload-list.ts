import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { PreloadEntry } from '../recording/recording.ts'

/** The HSTS preload list, by name. */
export type PreloadList = ReadonlyMap<string, PreloadEntry>

/** The file as the list is published: more fields are allowed. */
const PreloadFile = Type.Object({
  entries: Type.Array(
    Type.Object({ name: Type.String(), mode: Type.Optional(Type.String()), include_subdomains: Type.Optional(Type.Boolean()) }),
  ),
})

/**
 * The preload list in the format in which it is published (`transport_security_state_static.json`): JSON with lines of comments.
 *
 * @throws Error when the text is no such list
 */
export function parsePreloadList(text: string): PreloadList {
  const value: unknown = JSON.parse(text.replace(/^[\t ]{0,100}\/\/.*$/gm, ''))
  const check = Compile(PreloadFile)
  if (!check.Check(value))
    throw new Error('expected {"entries": [{"name": "example.org", "mode": "force-https", "include_subdomains": true}]}')
  return new Map(
    value.entries.map(({ name, mode, include_subdomains = false }) => {
      const host = name.toLowerCase()
      return [host, { name: host, includeSubdomains: include_subdomains, forcesHttps: mode === 'force-https' }]
    }),
  )
}

/** The entries for hosts and for the domains above them. */
export function findPreloadEntries(list: PreloadList, hosts: readonly string[]): readonly PreloadEntry[] {
  const names = hosts.flatMap((host) => host.split('.').map((_, index, labels) => labels.slice(index).join('.')))
  return [...new Set(names)].flatMap((name) => list.get(name) ?? [])
}

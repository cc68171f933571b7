/** What a resolve hook of Node returns for a module. */
export interface ResolvedModule {
  readonly url: string
  readonly format: 'module-typescript' | 'json'
}

/**
 * Where an import of a file of the project leads, by its text alone: Node itself would look for the file and its `package.json` for each of a thousand imports.
 * Undefined for all other imports.
 *
 * @param parent URL of the module that imports
 * @param source URL of the folder of the code, with a slash at its end; `#part/file.ts` is in its folder `part`, as `imports` of package.json says
 */
export function resolveOwnModule(specifier: string, parent: string | undefined, source: string): ResolvedModule | undefined {
  if (parent?.startsWith(source) !== true) return undefined
  const url = specifier.startsWith('#') ? source + specifier.slice(1) : specifier.startsWith('.') ? new URL(specifier, parent).href : ''
  if (!url.startsWith(source) || /[%?]/.test(url)) return undefined
  if (url.endsWith('.ts')) return { url, format: 'module-typescript' }
  return url.endsWith('.json') ? { url, format: 'json' } : undefined
}

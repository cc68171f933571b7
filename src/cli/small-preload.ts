import type { Plugin } from 'vite'

/** The module of Vite that requests the imports of a chunk together with the chunk. */
const PRELOAD_MODULE = '\0vite/preload-helper.js'
const SMALL_PRELOAD = `
const requested = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (requested.has(file)) continue
    requested.add(file)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }))
  }
  return load()
}`

/**
 * A plugin that replaces Vite's preloading with a sixth of its bytes, since the loader contains it: pages load their stylesheets themselves, and
 * nothing listens to its events.
 */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    enforce: 'pre',
    load: { order: 'pre', handler: (id) => (id === PRELOAD_MODULE ? SMALL_PRELOAD : undefined) },
  }
}

/** What every chunk of the application finds loaded. */
const LOADED = /\/(?:commons|entry\.browser|loader|react|rolldown-runtime)\./

/** The imports to request together with a chunk: for chunks that the loader requests all of them, for others those that are not loaded yet. */
export function withoutLoaded(_file: string, imports: string[], { hostId }: { readonly hostId: string }): string[] {
  return /\/loader\./.test(hostId) ? imports : imports.filter((path) => !LOADED.test(path))
}

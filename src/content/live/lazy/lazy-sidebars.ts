import type { SidebarFile } from '../../sidebars/sidebar-file.ts'
import { findSidebarFiles, type NamedFile, readSidebar } from '../../site/read-sidebars.ts'

/** Sidebar files that are read when they are asked for by name. The lists of all of them are empty. */
export class LazySidebars extends Map<string, NamedFile<SidebarFile>> {
  readonly #roots: readonly string[]
  readonly #read = new Map<string, NamedFile<SidebarFile> | undefined>()
  #paths: ReadonlyMap<string, readonly string[]> | undefined

  constructor(roots: readonly string[]) {
    super()
    this.#roots = roots
  }

  override get(name: string): NamedFile<SidebarFile> | undefined {
    if (!this.#read.has(name)) this.#read.set(name, this.#readNow(name))
    return this.#read.get(name)
  }

  #readNow(name: string): NamedFile<SidebarFile> | undefined {
    this.#paths ??= findSidebarFiles(this.#roots, () => undefined)
    return readSidebar(this.#paths.get(name) ?? [], () => undefined)
  }
}

import { defineSidebarMacro } from './sidebar-macro.ts'

/** `{{WebAssemblySidebar}}`: the sidebar of WebAssembly, as `files/sidebars/webassemblysidebar.yaml` gives it. */
export const webassemblysidebar = defineSidebarMacro('webassemblysidebar')

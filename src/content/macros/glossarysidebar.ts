import { defineSidebarMacro } from './sidebar-macro.ts'

/** `{{GlossarySidebar}}`: the sidebar of the glossary, as `files/sidebars/glossarysidebar.yaml` gives it. */
export const glossarysidebar = defineSidebarMacro('glossarysidebar')

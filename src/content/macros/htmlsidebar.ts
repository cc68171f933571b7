import { defineSidebarMacro } from './sidebar-macro.ts'

/** `{{HTMLSidebar}}`: the sidebar of HTML, as `files/sidebars/htmlsidebar.yaml` gives it. */
export const htmlsidebar = defineSidebarMacro('htmlsidebar')

import { defineSidebarMacro } from './sidebar-macro.ts'

/** `{{mdnsidebar}}`: the sidebar of the pages about this site, as `files/sidebars/mdnsidebar.yaml` gives it. */
export const mdnsidebar = defineSidebarMacro('mdnsidebar')

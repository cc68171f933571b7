import { defineSidebarMacro } from './sidebar-macro.ts'

/** `{{AddonSidebar}}`: the sidebar of web extensions, as `files/sidebars/addonsidebar.yaml` gives it. */
export const addonsidebar = defineSidebarMacro('addonsidebar')

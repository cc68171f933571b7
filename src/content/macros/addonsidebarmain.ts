import { defineSidebarMacro } from './sidebar-macro.ts'

/** `{{AddonSidebarMain}}`: the sidebar of the overview of web extensions, as `files/sidebars/addonsidebarmain.yaml` gives it. */
export const addonsidebarmain = defineSidebarMacro('addonsidebarmain')

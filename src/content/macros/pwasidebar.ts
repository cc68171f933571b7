import { defineSidebarMacro } from './sidebar-macro.ts'

/** `{{PWASidebar}}`: the sidebar of progressive web apps, as `files/sidebars/pwasidebar.yaml` gives it. */
export const pwasidebar = defineSidebarMacro('pwasidebar')

import { defineSidebarMacro } from './sidebar-macro.ts'

/** `{{AccessibilitySidebar}}`: the sidebar of Accessibility, as `files/sidebars/accessibilitysidebar.yaml` gives it. */
export const accessibilitysidebar = defineSidebarMacro('accessibilitysidebar')

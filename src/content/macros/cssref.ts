import { defineSidebarMacro } from './sidebar-macro.ts'

/** `{{CSSRef}}`: the sidebar of CSS, as `files/sidebars/cssref.yaml` gives it. */
export const cssref = defineSidebarMacro('cssref')

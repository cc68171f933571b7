import { defineSidebarMacro } from './sidebar-macro.ts'

/** `{{MathMLRef}}`: the sidebar of MathML, as `files/sidebars/mathmlref.yaml` gives it. */
export const mathmlref = defineSidebarMacro('mathmlref')

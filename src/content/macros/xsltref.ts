import { defineSidebarMacro } from './sidebar-macro.ts'

/** `{{XSLTRef}}`: the sidebar of XSLT elements, as `files/sidebars/xsltref.yaml` gives it. */
export const xsltref = defineSidebarMacro('xsltref')

import { defineSidebarMacro } from './sidebar-macro.ts'

/** `{{XSLTSidebar}}`: the sidebar of XSLT, as `files/sidebars/xsltsidebar.yaml` gives it. */
export const xsltsidebar = defineSidebarMacro('xsltsidebar')

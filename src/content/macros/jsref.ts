import { defineSidebarMacro } from './sidebar-macro.ts'

/** `{{JSRef}}`: the sidebar of the built-in JavaScript object that the page is about. */
export const jsref = defineSidebarMacro('jsref')

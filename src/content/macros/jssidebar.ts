import { defineSidebarMacro } from './sidebar-macro.ts'

/** `{{JSSidebar}}`: the sidebar of JavaScript, as `files/sidebars/jssidebar.yaml` gives it. */
export const jssidebar = defineSidebarMacro('jssidebar')

import { defineSidebarMacro } from './sidebar-macro.ts'

/** `{{LearnSidebar}}`: the sidebar of Learn, as `files/sidebars/learnsidebar.yaml` gives it. */
export const learnsidebar = defineSidebarMacro('learnsidebar')

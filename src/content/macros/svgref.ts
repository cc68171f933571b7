import { defineSidebarMacro } from './sidebar-macro.ts'

/** `{{SVGRef}}`: the sidebar of SVG, as `files/sidebars/svgref.yaml` gives it. */
export const svgref = defineSidebarMacro('svgref')

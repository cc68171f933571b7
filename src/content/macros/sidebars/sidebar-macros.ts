import { defineMacro, type Macro } from '../engine/macro.ts'

/**
 * The macros that ask for the sidebar of their own name: `{{CSSRef}}` shows `files/sidebars/cssref.yaml`, or a sidebar that is computed
 * (docs/behaviour/sidebars.md 21). They write nothing.
 */
export const SIDEBAR_MACROS: readonly Macro[] = [
  'accessibilitysidebar',
  'addonsidebar',
  'addonsidebarmain',
  'cssref',
  'glossarysidebar',
  'htmlsidebar',
  'jsref',
  'jssidebar',
  'learnsidebar',
  'mathmlref',
  'mdnsidebar',
  'pwasidebar',
  'svgref',
  'webassemblysidebar',
  'xsltref',
  'xsltsidebar',
].map(defineSidebarMacro)

function defineSidebarMacro(name: string): Macro {
  return defineMacro({
    name,
    isBlock: true,
    parameters: {},
    render(_, context) {
      context.requestSidebar({ name, args: [] })
      return undefined
    },
  })
}

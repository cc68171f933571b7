import { availableInWorkers } from './badges/availableinworkers.ts'
import { BADGE_MACROS } from './badges/badges.ts'
import { BANNER_MACROS } from './badges/banners.ts'
import { deprecatedHeader } from './badges/deprecated-header.ts'
import { deprecatedInline } from './badges/deprecated-inline.ts'
import { experimentalInline } from './badges/experimental-inline.ts'
import { nonStandardInline } from './badges/non-standard-inline.ts'
import { compat } from './embeds/compat.ts'
import { echo } from './embeds/echo.ts'
import { embedghlivesample } from './embeds/embedghlivesample.ts'
import { embedlivesample } from './embeds/embedlivesample.ts'
import { embedyoutube } from './embeds/embedyoutube.ts'
import { interactiveexample } from './embeds/interactiveexample.ts'
import { jsfiddleembed } from './embeds/jsfiddleembed.ts'
import { observatoryGrades, observatoryTests } from './embeds/observatory.ts'
import { specifications } from './embeds/specifications.ts'
import type { Macro } from './engine/macro.ts'
import { cssinfo } from './formal/cssinfo.ts'
import { csssyntax } from './formal/csssyntax.ts'
import { csssyntaxraw } from './formal/csssyntaxraw.ts'
import { inheritancediagram } from './formal/inheritancediagram.ts'
import { jsPropertyAttributes } from './formal/js-property-attributes.ts'
import { svginfo } from './formal/svginfo.ts'
import { csp } from './links/csp.ts'
import { cssxref } from './links/cssxref.ts'
import { domxref } from './links/domxref.ts'
import { ELEMENT_LINK_MACROS } from './links/element-links.ts'
import { glossary } from './links/glossary.ts'
import { HTTP_LINK_MACROS } from './links/http-links.ts'
import { jsxref } from './links/jsxref.ts'
import { livesamplelink } from './links/livesamplelink.ts'
import { mathmlelement } from './links/mathmlelement.ts'
import { rfc } from './links/rfc.ts'
import { svgattr } from './links/svgattr.ts'
import { webextapiref } from './links/webextapiref.ts'
import { xulelem } from './links/xulelem.ts'
import { apilistalpha } from './lists/apilistalpha.ts'
import { cssRef } from './lists/css-ref.ts'
import { firefoxForDevelopers } from './lists/firefox-for-developers.ts'
import { glossarydisambiguation } from './lists/glossarydisambiguation.ts'
import { listgroups } from './lists/listgroups.ts'
import { listsubpages } from './lists/listsubpages.ts'
import { listsubpagesforsidebar } from './lists/listsubpagesforsidebar.ts'
import { PREV_NEXT_MACROS } from './lists/prev-next.ts'
import { quicklinkswithsubpages } from './lists/quicklinkswithsubpages.ts'
import { subpageswithsummaries } from './lists/subpageswithsummaries.ts'
import { webextallcompattables } from './lists/webextallcompattables.ts'
import { webextallexamples } from './lists/webextallexamples.ts'
import { webextexamples } from './lists/webextexamples.ts'
import { apiref } from './sidebars/apiref.ts'
import { defaultapisidebar } from './sidebars/defaultapisidebar.ts'
import { SIDEBAR_MACROS } from './sidebars/sidebar-macros.ts'

/** The macros by the file that they are written in. */
const MACROS_BY_FILE: Readonly<Record<string, readonly Macro[]>> = {
  'badges/availableinworkers.ts': [availableInWorkers],
  'badges/badges.ts': BADGE_MACROS,
  'badges/banners.ts': BANNER_MACROS,
  'badges/deprecated-header.ts': [deprecatedHeader],
  'badges/deprecated-inline.ts': [deprecatedInline],
  'badges/experimental-inline.ts': [experimentalInline],
  'badges/non-standard-inline.ts': [nonStandardInline],
  'embeds/compat.ts': [compat],
  'embeds/echo.ts': [echo],
  'embeds/embedghlivesample.ts': [embedghlivesample],
  'embeds/embedlivesample.ts': [embedlivesample],
  'embeds/embedyoutube.ts': [embedyoutube],
  'embeds/interactiveexample.ts': [interactiveexample],
  'embeds/jsfiddleembed.ts': [jsfiddleembed],
  'embeds/observatory.ts': [observatoryGrades, observatoryTests],
  'embeds/specifications.ts': [specifications],
  'formal/cssinfo.ts': [cssinfo],
  'formal/csssyntax.ts': [csssyntax],
  'formal/csssyntaxraw.ts': [csssyntaxraw],
  'formal/inheritancediagram.ts': [inheritancediagram],
  'formal/js-property-attributes.ts': [jsPropertyAttributes],
  'formal/svginfo.ts': [svginfo],
  'links/csp.ts': [csp],
  'links/cssxref.ts': [cssxref],
  'links/domxref.ts': [domxref],
  'links/element-links.ts': ELEMENT_LINK_MACROS,
  'links/glossary.ts': [glossary],
  'links/http-links.ts': HTTP_LINK_MACROS,
  'links/jsxref.ts': [jsxref],
  'links/livesamplelink.ts': [livesamplelink],
  'links/mathmlelement.ts': [mathmlelement],
  'links/rfc.ts': [rfc],
  'links/svgattr.ts': [svgattr],
  'links/webextapiref.ts': [webextapiref],
  'links/xulelem.ts': [xulelem],
  'lists/apilistalpha.ts': [apilistalpha],
  'lists/css-ref.ts': [cssRef],
  'lists/firefox-for-developers.ts': [firefoxForDevelopers],
  'lists/glossarydisambiguation.ts': [glossarydisambiguation],
  'lists/listgroups.ts': [listgroups],
  'lists/listsubpages.ts': [listsubpages],
  'lists/listsubpagesforsidebar.ts': [listsubpagesforsidebar],
  'lists/prev-next.ts': PREV_NEXT_MACROS,
  'lists/quicklinkswithsubpages.ts': [quicklinkswithsubpages],
  'lists/subpageswithsummaries.ts': [subpageswithsummaries],
  'lists/webextallcompattables.ts': [webextallcompattables],
  'lists/webextallexamples.ts': [webextallexamples],
  'lists/webextexamples.ts': [webextexamples],
  'sidebars/apiref.ts': [apiref],
  'sidebars/defaultapisidebar.ts': [defaultapisidebar],
  'sidebars/sidebar-macros.ts': SIDEBAR_MACROS,
}

export interface MacroOfFile {
  readonly macro: Macro
  /** Below this folder: `links/csp.ts`. A page is built again when the code of a macro that it calls changes. */
  readonly file: string
}

/** Every macro, and the file that it is written in. */
export const MACROS: readonly MacroOfFile[] = Object.entries(MACROS_BY_FILE).flatMap(([file, macros]) =>
  macros.map((macro) => ({ macro, file })),
)

/** The macros by name and alias, in lower case with `_`. */
export const MACROS_BY_NAME: ReadonlyMap<string, MacroOfFile> = new Map(
  MACROS.flatMap((entry) => [entry.macro.name, ...entry.macro.aliases].map((name) => [name, entry])),
)

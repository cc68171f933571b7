import { availableInWorkers } from './availableinworkers.ts'
import { compat } from './compat.ts'
import { csp } from './csp.ts'
import { cssxref } from './cssxref.ts'
import { deprecatedHeader } from './deprecated-header.ts'
import { deprecatedInline } from './deprecated-inline.ts'
import { domxref } from './domxref.ts'
import { embedlivesample } from './embedlivesample.ts'
import { experimentalInline } from './experimental-inline.ts'
import { glossary } from './glossary.ts'
import { htmlelement } from './htmlelement.ts'
import { httpheader } from './httpheader.ts'
import { httpmethod } from './httpmethod.ts'
import { httpstatus } from './httpstatus.ts'
import { interactiveexample } from './interactiveexample.ts'
import { jsxref } from './jsxref.ts'
import { mathmlelement } from './mathmlelement.ts'
import { next } from './next.ts'
import { nextmenu } from './nextmenu.ts'
import { nonStandardHeader } from './non-standard-header.ts'
import { nonStandardInline } from './non-standard-inline.ts'
import { optionalInline } from './optional-inline.ts'
import { previous } from './previous.ts'
import { previousmenu } from './previousmenu.ts'
import { previousmenunext } from './previousmenunext.ts'
import { previousnext } from './previousnext.ts'
import { readOnlyInline } from './readonlyinline.ts'
import { rfc } from './rfc.ts'
import { secureContextHeader } from './securecontext-header.ts'
import { secureContextInline } from './securecontext-inline.ts'
import { seeCompatTable } from './seecompattable.ts'
import { specifications } from './specifications.ts'
import { subpageswithsummaries } from './subpageswithsummaries.ts'
import { svgattr } from './svgattr.ts'
import { svgelement } from './svgelement.ts'
import { webextapiref } from './webextapiref.ts'
import type { Macro } from './macro.ts'

/** Every macro, and the file it is written in: a page is built again when the code of a macro it calls changes. */
export const MACROS: readonly { readonly macro: Macro; readonly file: string }[] = [
  { macro: availableInWorkers, file: 'availableinworkers.ts' },
  { macro: compat, file: 'compat.ts' },
  { macro: csp, file: 'csp.ts' },
  { macro: cssxref, file: 'cssxref.ts' },
  { macro: deprecatedHeader, file: 'deprecated-header.ts' },
  { macro: deprecatedInline, file: 'deprecated-inline.ts' },
  { macro: domxref, file: 'domxref.ts' },
  { macro: embedlivesample, file: 'embedlivesample.ts' },
  { macro: experimentalInline, file: 'experimental-inline.ts' },
  { macro: glossary, file: 'glossary.ts' },
  { macro: htmlelement, file: 'htmlelement.ts' },
  { macro: httpheader, file: 'httpheader.ts' },
  { macro: httpmethod, file: 'httpmethod.ts' },
  { macro: httpstatus, file: 'httpstatus.ts' },
  { macro: interactiveexample, file: 'interactiveexample.ts' },
  { macro: jsxref, file: 'jsxref.ts' },
  { macro: mathmlelement, file: 'mathmlelement.ts' },
  { macro: next, file: 'next.ts' },
  { macro: nextmenu, file: 'nextmenu.ts' },
  { macro: nonStandardHeader, file: 'non-standard-header.ts' },
  { macro: nonStandardInline, file: 'non-standard-inline.ts' },
  { macro: optionalInline, file: 'optional-inline.ts' },
  { macro: previous, file: 'previous.ts' },
  { macro: previousmenu, file: 'previousmenu.ts' },
  { macro: previousmenunext, file: 'previousmenunext.ts' },
  { macro: previousnext, file: 'previousnext.ts' },
  { macro: readOnlyInline, file: 'readonlyinline.ts' },
  { macro: rfc, file: 'rfc.ts' },
  { macro: secureContextHeader, file: 'securecontext-header.ts' },
  { macro: secureContextInline, file: 'securecontext-inline.ts' },
  { macro: seeCompatTable, file: 'seecompattable.ts' },
  { macro: specifications, file: 'specifications.ts' },
  { macro: subpageswithsummaries, file: 'subpageswithsummaries.ts' },
  { macro: svgattr, file: 'svgattr.ts' },
  { macro: svgelement, file: 'svgelement.ts' },
  { macro: webextapiref, file: 'webextapiref.ts' },
]

/** The macros by name and alias, in lower case with `_`. */
export const MACROS_BY_NAME: ReadonlyMap<string, { readonly macro: Macro; readonly file: string }> = new Map(
  MACROS.flatMap((entry) => [entry.macro.name, ...entry.macro.aliases].map((name) => [name, entry])),
)

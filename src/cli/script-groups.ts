/** The features whose components are loaded with the first page besides documents (web/app/pages/page-kinds.ts), all in one file. */
const OTHER_PAGES =
  /\/src\/(?:web\/(?:(?:home|blog|community|curriculum(?:\/(?:scrim|progress))?|pages)\/(?!account-key)[^/]+|shell\/search-box-html|ui\/print-button|article\/(?:area-article-kind|article-view|text-page-kind))\.tsx?|locales\/areas\.(?:ts|json)|contracts\/(?:community-(?:addresses|ids)|features|menus)\.ts)$/
/** Modules that show running code, in articles, in the playground and in the curriculum. */
const PLAY_FRAME =
  /\/src\/(?:web\/(?:ui\/(?:play-frame\/(?!play-value-text)[a-z0-9-]+|play-console\/fill-places|open-playground)|examples\/(?:example-frame|sample-code))|contracts\/play-(?:state|messages))\.ts$|\/examples\.css\?inline$/
/** What menus can do with script, loaded when one is first used. */
const MENUS = /\/src\/web\/(?:shell\/(?:attach-menus|move-in-menus|open-on-hover)|accounts\/attach-account-menu|ui\/close-menu)\.ts$/
/** React, and what is of use only with it. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime|\/src\/web\/ui\/page-context\.ts$/
/** What copies the code of code blocks. Compatibility tables and AI Help each use one of the two modules. */
const COPYING = /\/src\/web\/(?:article\/copyable-code|browser\/run-later)\.ts$/
/** Modules that the loader, or what starts on each page, shares with later chunks. */
const COMMONS =
  /\/src\/(?:web\/(?:collections\/(?:forget-viewed|storage-keys)|texts\/interface-lang|curriculum\/progress\/account-key|browser\/(?:call|page-style|parse-json|is-plain-click|lower-case-hash|measure|telemetry-choice)|ui\/(?:error-message|status-icons-html)|article\/compat\/hidden-browsers)|locales\/(?:per-locale|translate)|markup\/(?:code-breaks|html|sidebar-html)|contracts\/(?:account-(?:addresses|paths)|breakpoints|event-limits|interface-times|locale-cookie|locales|page-href|trim-characters))\.ts$/

/** The modules of each group are in one file. A module is in the first group that matches it. */
export const SCRIPT_GROUPS = [
  { test: OTHER_PAGES, name: 'other-pages' },
  { test: PLAY_FRAME, name: 'play-frame' },
  { test: MENUS, name: 'menus' },
  { test: COPYING, name: 'copying' },
  { test: REACT, name: 'react' },
  { test: COMMONS, name: 'commons' },
] as const

import { createHash } from 'node:crypto'
import type { PolicyProposal } from '#contracts/observatory.ts'
import type { HtmlFacts, ResourceKind } from '../html/html-facts.ts'
import { baseOf } from '../html/page-addresses.ts'
import { headerValue } from '../recording/header-values.ts'
import type { Site } from '../recording/site.ts'
import { type Source, sourceOf } from './source-of.ts'

/** More of them make a policy that no one can check; the rest is counted in a note. */
const MAX_HASHES = 20
const MAX_ORIGINS = 30
const SELF = "'self'"
const NONE = "'none'"
/** Stylesheets of the first load their fonts from the second. */
const FONT_HOSTS = { styles: 'https://fonts.googleapis.com', files: 'https://fonts.gstatic.com' }
const DATA = ['data:', 'blob:']

type Directive = PolicyProposal['directives'][number]

/**
 * A Content Security Policy to try, from what a scan has seen of one page: as strict as this page allows, without `'unsafe-inline'`. What a scan
 * does not see is said in notes (docs/behaviour/observatory.md 40 to 42). Undefined for a page that is no HTML.
 */
export function proposePolicy({ page, html }: Pick<Site, 'page' | 'html'>): PolicyProposal | undefined {
  if (html === undefined || html === 'undecodable') return undefined
  const seen = createSeen(html, page.url)
  const scripts = seen.listed(html.scripts.map(({ src }) => src))
  const styles = seen.of('style')
  const scriptHashes = hashesOf(html.inlineScripts)
  const styleHashes = hashesOf(html.inlineStyles)
  const images = seen.of('img', DATA)
  const fonts = [...seen.of('font', DATA.slice(0, 1)), ...(styles.includes(FONT_HOSTS.styles) ? [FONT_HOSTS.files] : [])]
  const directives: readonly Directive[] = [
    { name: 'default-src', sources: [NONE], reason: 'Everything is blocked but what the lines below allow.' },
    line(
      'script-src',
      [...scripts, ...scriptHashes],
      'Scripts that the page names, and those that stand in it, by their hashes.',
      'The page has no scripts.',
    ),
    line(
      'style-src',
      [...styles, ...styleHashes],
      'Stylesheets that the page names, and those that stand in it, by their hashes.',
      'The page has no stylesheets.',
    ),
    line('img-src', [SELF, ...images], 'Images of the page, and of its own host, such as its icon.'),
    line(
      'font-src',
      [...(styles.length > 0 ? [SELF] : []), ...fonts],
      'Fonts that the page names. Those of stylesheets are not seen: own ones are allowed.',
      'The page has no stylesheets that could load fonts.',
    ),
    line(
      'connect-src',
      scripts.length + scriptHashes.length > 0 ? [SELF] : [],
      'Requests of scripts are not seen: those to the own host are allowed.',
      'The page has no scripts that could send requests.',
    ),
    ...optional('media-src', seen.of('media', DATA), 'Audio and video of the page.'),
    ...optional('frame-src', seen.of('frame'), 'Pages that this page shows in frames.'),
    ...optional('object-src', seen.of('object'), 'Plug-ins of the page. Most pages can do without.'),
    ...optional('manifest-src', seen.of('manifest'), 'The manifest of the web application.'),
    line(
      'base-uri',
      html.base === undefined ? [] : seen.listed([html.base]),
      'The `base` element of the page.',
      'The page has no `base` element, and an injected one would redirect its scripts.',
    ),
    line('form-action', [SELF, ...seen.of('form')], 'Where forms of the page are sent, and the own host.'),
    frameAncestors(page),
    ...(seen.upgraded() > 0
      ? [{ name: 'upgrade-insecure-requests', sources: [], reason: 'Browsers load by https what the page names by http.' }]
      : []),
  ]
  return { directives: [...directives], notes: [...notesOf(html, seen)] }
}

/** The value of a header with a policy. */
export function policyValue({ directives }: Pick<PolicyProposal, 'directives'>): string {
  return directives.map(({ name, sources }) => [name, ...sources].join(' ')).join('; ')
}

function line(name: string, sources: readonly string[], reason: string, none = reason): Directive {
  const unique = [...new Set(sources)]
  return unique.length === 0 ? { name, sources: [NONE], reason: none } : { name, sources: unique, reason }
}

/** `default-src` blocks what has no line. */
function optional(name: string, sources: readonly string[], reason: string): readonly Directive[] {
  return sources.length === 0 ? [] : [line(name, sources, reason)]
}

function frameAncestors({ headers }: Site['page']): Directive {
  const isOwn = headerValue(headers, 'x-frame-options')?.trim().toLowerCase() === 'sameorigin'
  return isOwn
    ? { name: 'frame-ancestors', sources: [SELF], reason: '`X-Frame-Options: SAMEORIGIN` allows frames of the own host today.' }
    : {
        name: 'frame-ancestors',
        sources: [NONE],
        reason: "No other page may show this one in a frame. Write `'self'` when pages of the site do.",
      }
}

/** How browsers hash what stands in a page (CSP 3, 'does element match source list'). */
function hashesOf(texts: readonly string[]): readonly string[] {
  const hashes = texts.slice(0, MAX_HASHES).map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(hashes)]
}

interface Seen {
  of(kind: ResourceKind, schemes?: readonly string[]): readonly string[]
  listed(urls: readonly string[], schemes?: readonly string[]): readonly string[]
  /** How many addresses were by http, and how many no line allows; of those that were listed until now. */
  upgraded(): number
  leftOut(): number
}

/** The addresses of a page as sources. */
function createSeen({ base, resources }: HtmlFacts, pageUrl: string): Seen {
  const page = new URL(pageUrl)
  const baseOrigin = baseOf(base, page)
  const upgraded = new Set<string>()
  let leftOut = 0
  const listed = (urls: readonly string[], schemes: readonly string[] = []): readonly string[] => {
    const sources = urls.flatMap((url): Source | readonly Source[] => sourceOf(url, baseOrigin, page, schemes) ?? [])
    for (const { text, isUpgraded } of sources) if (isUpgraded) upgraded.add(text)
    const unique = [...new Set(sources.map(({ text }) => text))]
    leftOut += Math.max(0, unique.length - MAX_ORIGINS)
    return unique.slice(0, MAX_ORIGINS)
  }
  return {
    of: (kind, schemes) =>
      listed(
        resources.filter((resource) => resource.kind === kind).map(({ url }) => url),
        schemes,
      ),
    listed,
    upgraded: () => upgraded.size,
    leftOut: () => leftOut,
  }
}

function notesOf(html: HtmlFacts, seen: Seen): readonly string[] {
  const { inlineScripts, inlineStyles, handlers, styleAttributes } = html
  const notes = [
    'A scan sees the HTML of one page, and runs no scripts. What scripts and stylesheets load (requests, images, fonts, frames, workers) is not in this policy, and neither are other pages: send the policy as `Content-Security-Policy-Report-Only` first, and read what browsers report.',
    inlineScripts.length > 0 &&
      `The page has ${count(inlineScripts.length, 'script', 'scripts')} in its HTML. A hash allows exactly one text: where a script differs from response to response, move it to a file or use a nonce.`,
    handlers > 0 &&
      `The page has ${count(handlers, 'event handler', 'event handlers')} in attributes such as \`onclick\`. The policy blocks them: add them in a script with \`addEventListener\`.`,
    styleAttributes > 0 &&
      `The page has ${count(styleAttributes, 'attribute', 'attributes')} \`style\`. The policy blocks them: move them to a stylesheet. Until then, \`style-src-attr 'unsafe-inline'\` allows them, at the cost of the bonus points.`,
    seen.upgraded() > 0 && 'The page names addresses by http. The policy has them by https: check that they answer there.',
    Math.max(inlineScripts.length, inlineStyles.length) > MAX_HASHES &&
      `Only the first ${MAX_HASHES} scripts or styles in the HTML have a hash in the policy. Move them to files.`,
    seen.leftOut() > 0 &&
      `${count(seen.leftOut(), 'origin is', 'origins are')} left out: a directive has at most ${MAX_ORIGINS} of them here.`,
  ]
  return notes.flatMap((note) => (note === false ? [] : note))
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}

import { trimEndOf } from './trim-characters.ts'

/** Which stylesheet of the runner's own the code is shown with: those of the three kinds of interactive examples. */
const PLAY_DEFAULTS = ['ix-tabbed', 'ix-choice', 'ix-wat'] as const
export type PlayDefaults = (typeof PLAY_DEFAULTS)[number]

/** The theme that the user chose (docs/behaviour/layout.md 9). */
export const PLAY_THEMES = ['os-default', 'light', 'dark'] as const
export type PlayTheme = (typeof PLAY_THEMES)[number]

/**
 * Code that is run. In an address it is JSON, compressed (raw deflate) and in base64 (docs/behaviour/runner.md 5); keys that
 * are absent stand for what the code does without.
 */
export interface PlayState {
  readonly html: string
  readonly css: string
  readonly js: string
  /** The address of the page that the code comes from, for the way back to it: `/en-US/docs/Web/CSS/color#examples`. */
  readonly src?: string
  readonly defaults?: PlayDefaults
  /** A field that links made elsewhere carry; a theme in the runner's address or in a message wins. It is part of the hash: leave it out. */
  readonly theme?: PlayTheme
  /** The script is a module. */
  readonly isModule?: boolean
  /** For the playground: types have to be removed before the script is run. */
  readonly isTypeScript?: true
  /** The JSON of an import map, as its author wrote it. */
  readonly importMap?: string
  /** For the playground: WebAssembly text, which has to be compiled to `wasm` before the code is run. */
  readonly wat?: string
  /** A compiled WebAssembly module in base64; `WASM_PLACE` in the script becomes an address to fetch it from. */
  readonly wasm?: string
}

/** The code as it travels. */
export interface EncodedState {
  /** Compressed, in base64; has to be percent-encoded in an address. */
  readonly text: string
  /** Compressed. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The first 20 bytes of the SHA-256 of the compressed bytes, in hexadecimal: the label of the host that runs this code, and no other. */
  readonly hash: string
}

/** How long a state may be in an address, in characters of base64; longer ones go by a message. */
export const MAX_STATE_CHARS = 128 * 1024
/** The largest size of an inflated state, in bytes (docs/behaviour/runner.md 5). */
export const MAX_STATE_BYTES = 2 * 1024 * 1024
/** The largest size of compressed code in a message, in bytes. */
export const MAX_COMPRESSED_BYTES = 1024 * 1024
/**
 * The permissions of code: its origin is its own, so it may have it and the storage that goes with it; it opens no windows and leads the page around
 * nowhere (docs/decisions/0028).
 */
export const PLAY_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-modals'
/** The label of a runner's host. */
export const RUNNER_HASH = /^[0-9a-f]{40}$/
/** The placeholder of the address of a WebAssembly module in scripts (docs/behaviour/runner.md 6). */
export const WASM_PLACE = '{%wasm-url%}'
/** The label of the runner's host that compiles WebAssembly text; it is no hash, so no code of anybody runs there. */
export const COMPILER_LABEL = 'wat'
/** The place of the hash in the pattern of the runner's hosts. */
export const HASH_PLACE = '{hash}'
/** Where code runs on a site that its operator reads on this machine: browsers look up no name below localhost. */
export const LOOPBACK_RUNNER_HOST = `${HASH_PLACE}.runner.localhost`

/**
 * The JSON of a state, its keys in one order and none that is absent: equal code gives equal bytes.
 *
 * @example playStateJson({ js: '1', css: '', html: '' }) // '{"html":"","css":"","js":"1"}'
 */
export function playStateJson(state: PlayState): string {
  const { html, css, js, src, defaults, theme, isModule, isTypeScript, importMap, wat, wasm } = state
  return JSON.stringify({ html, css, js, src, defaults, theme, isModule: isModule || undefined, isTypeScript, importMap, wat, wasm })
}

/**
 * The state that a JSON text holds; undefined when it holds none. A part that is missing or null is empty, as links made elsewhere have it;
 * keys of no meaning are left out.
 */
export function parsePlayState(json: string): PlayState | undefined {
  const value = parse(json)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const found = new Map<string, unknown>(Object.entries(value))
  const [html, css, js] = ['html', 'css', 'js'].map((name) => codeOf(found.get(name)))
  const [src, importMap, wat, wasm] = ['src', 'importMap', 'wat', 'wasm'].map((name) => codeOf(found.get(name)))
  if (html === undefined || css === undefined || js === undefined) return undefined
  const defaults = PLAY_DEFAULTS.find((known) => known === found.get('defaults'))
  const theme = PLAY_THEMES.find((known) => known === found.get('theme'))
  return {
    html,
    css,
    js,
    ...(src ? { src } : {}),
    ...(defaults === undefined ? {} : { defaults }),
    ...(theme === undefined ? {} : { theme }),
    ...(found.get('isModule') === true ? { isModule: true } : {}),
    ...(found.get('isTypeScript') === true ? { isTypeScript: true } : {}),
    ...(importMap ? { importMap } : {}),
    ...(wat ? { wat } : {}),
    ...(wasm ? { wasm } : {}),
  }
}

/** The text of one part; undefined when it is something else than text. */
function codeOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : undefined
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/**
 * The origin that runs the code with a hash.
 *
 * @param pattern `SiteSettings.runner`; absent: below `localhost`, by the scheme and the port of the site itself
 * @param siteOrigin where the page that shows it was loaded from: `location.origin`
 * @example runnerOrigin('ab12', undefined, 'http://localhost:3000') // 'http://ab12.runner.localhost:3000'
 */
export function runnerOrigin(hash: string, pattern: string | undefined, siteOrigin: string): string {
  const [, scheme = 'http', port = ''] = /^(https?):\/\/(?:\[[^\]]*\]|[^:/]*)(:\d+)?/.exec(siteOrigin) ?? []
  return (pattern ?? `${scheme}://${LOOPBACK_RUNNER_HOST}${port}`).replace(HASH_PLACE, hash)
}

export interface RunnerAddress {
  /** As `runnerOrigin` gives it. */
  readonly origin: string
  /** The page whose images the code names by relative addresses, `/en-US/docs/Web/CSS/color`; absent: none. */
  readonly path?: string | undefined
  /** `EncodedState.text`; absent: an empty frame that is given the code by a message. */
  readonly state?: string | undefined
  readonly theme?: PlayTheme | undefined
  /** Of the page around it: the language in which the runner shows messages to its users. */
  readonly locale?: string | undefined
}

/**
 * The address of the page that runs code: in a frame of the site it runs at once, opened by itself it asks first.
 *
 * @example runnerUrl({ origin: 'https://ab12.play.example', path: '/de/docs/Web', state: 'q+8=' }) // 'https://ab12.play.example/de/docs/Web/runner.html?state=q%2B8%3D'
 */
export function runnerUrl({ origin, path = '', state, theme, locale }: RunnerAddress): string {
  const query = [
    state === undefined ? 'blank' : `state=${encodeURIComponent(state)}`,
    ...(theme === undefined ? [] : [`theme=${theme}`]),
    ...(locale === undefined ? [] : [`locale=${locale}`]),
  ]
  return `${origin}${trimEndOf(path.replace(/[?#].*$/s, ''), '/')}/runner.html?${query.join('&')}`
}

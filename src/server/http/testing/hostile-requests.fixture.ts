import { FORM_TYPE, JSON_TYPE } from '../input/read-bodies.ts'

/** A request that brings a text of a stranger to one place of the server. */
export interface HostileRequest {
  readonly method: 'GET' | 'POST'
  /** Origin form. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const MAX_PATH = 1990
const MAX_QUERY = 12_000
const MAX_HEADER = 12_000
const RUNNER = `${'0'.repeat(40)}.runner.`

type Place = (text: string, origin: URL) => HostileRequest

/** All places, by their names. What is too long for one is cut, so that the text itself is read there; longer ones are rejected before. */
export const HOSTILE_PLACES: Readonly<Record<string, Place>> = {
  path: (text, { host }) => get(host, `/en-US/docs/${targetText(text, MAX_PATH - 12)}`),
  'path as it is': (text, { host }) => get(host, `/${targetText(text, MAX_PATH, false)}`),
  'path over the limit': (text, { host }) => get(host, `/${targetText(text, MAX_HEADER)}`),
  'path of data': (text, { host }) => get(host, `/en-US/docs/${targetText(text, MAX_PATH - 30)}/index.json`),
  query: (text, { host }) => get(host, `/en-US/?${targetText(text, MAX_QUERY)}`),
  'query as it is': (text, { host }) => get(host, `/en-US/docs/Web?${targetText(text, MAX_QUERY, false)}`),
  search: (text, { host }) => get(host, `/api/v1/search?q=${targetText(text, MAX_QUERY)}`),
  'short search': (text, { host }) => get(host, `/api/v1/search?q=${encodeURIComponent(text.slice(0, 200).toWellFormed())}`),
  'search page': (text, { host }) => get(host, `/en-US/search?q=${encodeURIComponent(text.slice(0, 200).toWellFormed())}`),
  'page of updates': (text, { host }) => get(host, `/en-US/plus/updates?q=${encodeURIComponent(text.slice(0, 200).toWellFormed())}`),
  suggestions: (text, { host }) => get(host, `/api/v1/search/suggestions?q=${encodeURIComponent(text.slice(0, 200).toWellFormed())}`),
  'filters of search': (text, { host }) => get(host, `/api/v1/search?q=map&area=${targetText(text, MAX_QUERY)}`),
  'next of sign-in': (text, { host }) => get(host, `/users/fxa/login/authenticate/?next=${targetText(text, MAX_QUERY)}`),
  'state of the runner': (text, { port }) => get(`${RUNNER}localhost:${port}`, `/runner.html?state=${targetText(text, MAX_QUERY)}`),
  'path of the runner': (text, { port }) => get(`${RUNNER}localhost:${port}`, `/en-US/docs/${targetText(text, MAX_PATH - 30)}/runner.html`),
  cookie: (text, { host }) => get(host, '/api/v1/whoami', { cookie: `session=${headerText(text)}` }),
  'cookie of the language': (text, { host }) => get(host, '/', { cookie: headerText(text) }),
  languages: (text, { host }) => get(host, '/', { 'accept-language': headerText(text) }),
  encodings: (text, { host }) => get(host, '/en-US/', { 'accept-encoding': headerText(text) }),
  types: (text, { host }) => get(host, '/en-US/nothing', { accept: headerText(text) }),
  range: (text, { host }) => get(host, '/en-US/', { range: `bytes=${headerText(text)}` }),
  etag: (text, { host }) => get(host, '/en-US/', { 'if-none-match': headerText(text) }),
  referer: (text, { port }) =>
    get(`${RUNNER}localhost:${port}`, '/runner.html?blank', { referer: headerText(text), 'sec-fetch-dest': 'iframe' }),
  'forwarded for': (text, { host }) => get(host, '/api/v1/whoami', { 'x-forwarded-for': headerText(text) }),
  country: (text, { host }) => get(host, '/api/v1/whoami', { 'cloudfront-viewer-country': headerText(text) }),
  'media type': (text, { host, origin }) => post(host, '/users/fxa/logout/', { type: headerText(text), origin, body: 'a' }),
  JSON: (text, { host, origin }) => post(host, '/api/v1/settings/', { type: JSON_TYPE, origin, body: text }),
  'text in JSON': (text, { host, origin }) =>
    post(host, '/api/v1/settings/', { type: JSON_TYPE, origin, body: JSON.stringify({ a: text }) }),
  form: (text, { host, origin }) => post(host, '/users/fxa/logout/', { type: FORM_TYPE, origin, body: text }),
  'next in a form': (text, { host, origin }) =>
    post(host, '/users/fxa/logout/', { type: FORM_TYPE, origin, body: `next=${encodeURIComponent(text.toWellFormed())}` }),
  event: (text, { host, origin }) => post(host, '/events/fxa', { type: 'application/secevent+jwt', origin, body: text }),
}

function get(host: string, url: string, headers: Readonly<Record<string, string>> = {}): HostileRequest {
  return { method: 'GET', url, headers: { host, ...headers } }
}

interface Post {
  readonly type: string
  readonly origin: string
  readonly body: string
}

function post(host: string, url: string, { type, origin, body }: Post): HostileRequest {
  return { method: 'POST', url, headers: { host, origin, 'content-type': type }, body }
}

/** A text as it may stand in a request target: percent-encoded where HTTP demands it, or everywhere. */
function targetText(text: string, maxChars: number, isEncoded = true): string {
  const encode = (part: string): string => (isEncoded ? encodeURIComponent(part) : part.replace(/[^!-~]/gu, encodeURIComponent))
  // Nine characters at most for one.
  let encoded = ''
  for (const character of text.slice(0, maxChars).toWellFormed()) {
    const next = encode(character)
    if (encoded.length + next.length > maxChars) break
    encoded += next
  }
  return encoded
}

/** A text as it may stand in a header (RFC 9110 section 5.5). */
function headerText(text: string): string {
  return text
    .replace(/[^\t -~]/g, '?')
    .slice(0, MAX_HEADER)
    .trim()
}

import { get } from 'node:http'
import { gzipSync } from 'node:zlib'
import { median } from '../quantiles.ts'
import { TYPICAL } from './pages.ts'

const ENCODINGS = ['gzip', 'br'] as const
type Encoding = (typeof ENCODINGS)[number]
/** Those in the head, for the screen. */
const STYLESHEETS = /<link rel="stylesheet" href="([^"]+)"(?! media="print")(?=.*<\/head>)/gs
/** Those at the end, with the rules of what opens. */
const LATE_STYLESHEETS = /<link rel="stylesheet" href="([^"]+)">(?!.*<\/head>)/gs
const SCRIPTS = /<script [^>]*src="([^"]+)"/g
const FONTS = /<link rel="preload" href="([^"]+)" as="font"/g
const INLINE_SCRIPT = /<script>([^<]*)<\/script>/

/** The bytes of the parts of a page, as the server sends them. */
interface Weight {
  readonly html: number
  readonly rules: number
  readonly script: number
  readonly font: number
}

/**
 * Prints what a browser needs to show an article: its HTML, the stylesheets for the screen in its head, the script that runs at load, the font of
 * headings; in bytes of gzip and of brotli. Pages that the site does not have are left out. The stylesheet at its end, with the rules of what opens, is printed apart.
 */
export async function printBytes(origin: string): Promise<void> {
  const answers = await Promise.all(TYPICAL.map(async (path) => ({ path, status: (await fetch(origin + path)).status })))
  const paths = answers.filter(({ status }) => status !== 404).map(({ path }) => path)
  for (const path of TYPICAL) if (!paths.includes(path)) console.log(`${path} is not a page of this site`)
  for (const encoding of ENCODINGS) {
    const sums: number[] = []
    for (const path of paths) {
      const { html, rules, script, font } = await weigh(origin + path, encoding)
      const sum = html + rules + script + font
      sums.push(sum)
      console.log(`${encoding} ${path}: ${sum} bytes (HTML ${html}, rules ${rules}, script ${script}, font ${font})`)
    }
    console.log(`${encoding}: ${median(sums)} bytes in the median`)
  }
  const text = (await fetchBytes(origin + TYPICAL[0], 'identity')).toString()
  const loader = await sizeOfAll(listAddresses(text, SCRIPTS, origin), 'gzip')
  for (const encoding of ENCODINGS) {
    const late = await sizeOfAll(listAddresses(text, LATE_STYLESHEETS, origin), encoding)
    console.log(`rules of what opens: ${late} bytes of ${encoding}`)
  }
  const inline = gzipSync(INLINE_SCRIPT.exec(text)?.[1] ?? '').length
  console.log(`script at load: ${loader} bytes of gzip, and ${inline} within the HTML`)
}

async function weigh(url: string, encoding: Encoding): Promise<Weight> {
  const text = (await fetchBytes(url, 'identity')).toString()
  const sizeOf = (pattern: RegExp): Promise<number> => sizeOfAll(listAddresses(text, pattern, url), encoding)
  return {
    html: (await fetchBytes(url, encoding)).length,
    rules: await sizeOf(STYLESHEETS),
    script: await sizeOf(SCRIPTS),
    font: await sizeOf(FONTS),
  }
}

function listAddresses(text: string, pattern: RegExp, base: string): readonly string[] {
  return [...text.matchAll(pattern)].map(([, address]) => new URL(String(address), base).href)
}

async function sizeOfAll(urls: readonly string[], encoding: Encoding): Promise<number> {
  const bodies = await Promise.all(urls.map((url) => fetchBytes(url, encoding)))
  return bodies.reduce((sum, { length }) => sum + length, 0)
}

/** The body as it was sent: `fetch` would decompress it. */
function fetchBytes(url: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks))
        else reject(new Error(`expected ${url} with status 200, found ${response.statusCode}`))
      })
    })
    request.on('error', reject)
  })
}

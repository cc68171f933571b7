import type { TestName } from '#contracts/observatory.ts'
import { gradeRecording, type TestReport } from '../grade/grade-recording.ts'
import type { Chain, HeaderList, Recording } from '../recording/recording.ts'

/** Headers as tests write them: of a list, one field each. */
export type ExampleHeaders = Readonly<Record<string, string | readonly string[]>>

/** Responses that differ from those of a plain site. */
export interface ExampleSite {
  readonly headers?: ExampleHeaders
  /** In the head of the page. */
  readonly head?: string
  readonly body?: string | null
  readonly status?: number
  readonly http?: Chain | null
  readonly https?: Chain | null
  readonly cors?: Recording['cors']
  readonly preload?: Recording['preload']
  readonly host?: string
}

const HTML = { 'content-type': 'text/html; charset=utf-8' }

/** The recording of a plain site at `https://site.example/`, with a redirect from http. */
export function exampleRecording(site: ExampleSite = {}): Recording {
  const { headers = {}, head = '', status = 200, cors = null, preload = null, host = 'site.example' } = site
  const http = chainOf([`http://${host}/`, 301, { location: `https://${host}/` }], [`https://${host}/`, status, { ...HTML, ...headers }])
  const https = chainOf([`https://${host}/`, status, { ...HTML, ...headers }])
  return {
    version: 1,
    host,
    scannedAt: '2026-11-23T12:00:00Z',
    http: site.http === undefined ? http : site.http,
    https: site.https === undefined ? https : site.https,
    body: site.body === undefined ? `<!doctype html><title>x</title>${head}<p>x` : site.body,
    cors,
    preload,
  }
}

/** A chain of complete responses. */
export function chainOf(...responses: readonly (readonly [url: string, status: number, headers?: ExampleHeaders])[]): Chain {
  return {
    responses: responses.map(([url, status, headers = {}]) => ({ url, status, headers: headerList(headers) })),
    certificate: null,
    unreachable: null,
  }
}

/** The result of one test of a site. */
export function testOf(name: TestName, site: ExampleSite): TestReport {
  const test = gradeRecording(exampleRecording(site))?.tests.find((found) => found.name === name)
  if (test === undefined) throw new Error(`no test ${name}`)
  return test
}

function headerList(headers: ExampleHeaders): HeaderList {
  return Object.entries(headers).flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value]))
}

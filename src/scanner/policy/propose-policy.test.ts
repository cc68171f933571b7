import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { cspCheck } from '../checks/csp-check.ts'
import { scanHtml } from '../html/scan-html.ts'
import type { Site } from '../recording/site.ts'
import { policyValue, proposePolicy } from './propose-policy.ts'

type Headers = Site['page']['headers']

function siteOf(body: string, { url = 'https://www.site.example/a/b', headers = [] }: { url?: string; headers?: Headers } = {}): Site {
  const page = { url, status: 200, headers }
  return {
    host: 'site.example',
    scannedAtMs: 0,
    http: undefined,
    https: undefined,
    page,
    html: scanHtml(body),
    cors: undefined,
    preload: undefined,
  }
}

function propose(body: string, more: { url?: string; headers?: Headers } = {}) {
  const site = siteOf(body, more)
  const proposal = proposePolicy(site)
  if (proposal === undefined) throw new Error('no policy')
  const value = policyValue(proposal)
  const { result } = cspCheck.judge({ ...site, page: { ...site.page, headers: [['content-security-policy', value]] } })
  return {
    value,
    notes: proposal.notes.join('\n'),
    result,
    of: (name: string) => proposal.directives.find((line) => line.name === name)?.sources,
  }
}

const BEST = 'csp-implemented-with-no-unsafe-default-src-none'
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a page of nothing needs nothing', () => {
  const { value, result } = propose('<p>x')
  expect(value).toBe(
    "default-src 'none'; script-src 'none'; style-src 'none'; img-src 'self'; font-src 'none'; connect-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
  expect(result).toBe(BEST)
})

test.each([
  ['script-src', '<script src="/a.js"></script><script src="//CDN.example/x?y"></script>', ["'self'", 'https://cdn.example']],
  ['script-src', '<script>a\r\nb</script><script type="application/json">{}</script>', [hash('a\nb')]],
  ['script-src', '<script src=a.js>ignored</script><template><script>x</script></template>', ["'self'"]],
  ['script-src', '<script>&amp;</script>', [hash('&amp;')]],
  ['script-src', '<script>never closed', ["'none'"]],
  ['script-src', '<script src="data:text/javascript,1"></script><script src="javascript:1"></script>', ["'none'"]],
  ['style-src', '<link rel="STYLESHEET preload" href="s.css"><style>p{}</style>', ["'self'", hash('p{}')]],
  ['connect-src', '<script>1</script>', ["'self'"]],
  ['font-src', '<link rel=stylesheet href="https://fonts.googleapis.com/css2?family=A">', ["'self'", 'https://fonts.gstatic.com']],
  [
    'img-src',
    '<img src="data:x,1" srcset="https://a.example/1.png 1x, https://b.example:8443/2.png 2x">',
    ["'self'", 'data:', 'https://a.example', 'https://b.example:8443'],
  ],
  [
    'img-src',
    '<link rel=icon href=https://i.example/x.ico><video poster=https://p.example/1></video>',
    ["'self'", 'https://i.example', 'https://p.example'],
  ],
  ['media-src', '<video><source src=https://m.example/a></video>', ['https://m.example']],
  ['frame-src', '<iframe src="https://www.youtube.com/embed/x"></iframe><iframe src=/own></iframe>', ['https://www.youtube.com', "'self'"]],
  ['object-src', '<object data=/a.swf></object><embed src=https://o.example/>', ["'self'", 'https://o.example']],
  ['manifest-src', '<link rel=manifest href=/m.json>', ["'self'"]],
  ['base-uri', '<base href="https://base.example/x/">', ['https://base.example']],
  ['form-action', '<form action="https://pay.example/"></form><button formaction="/x">', ["'self'", 'https://pay.example']],
  ['img-src', '<base href="https://base.example/"><img src=rel.png>', ["'self'", 'https://base.example']],
  ['img-src', '<img src="http://[::1]/x"><img src="https://under_score.example/"><img src="https://a.example; script-src *">', ["'self'"]],
  ['frame-src', '<noscript><iframe src=https://n.example></iframe></noscript>', undefined],
])('%s of %s', (name, body, sources) => {
  const proposed = propose(body)
  expect([proposed.of(name), proposed.result]).toEqual([sources, BEST])
})

test('what comes by http is named by https, and browsers are told so', () => {
  const { of, notes, result } = propose('<script src="http://a.example/x.js"></script>')
  expect([of('script-src'), of('upgrade-insecure-requests'), result]).toEqual([['https://a.example'], [], BEST])
  expect(notes).toContain('by http')
})

test('a page that may be framed by its own host stays so', () => {
  expect(propose('', { headers: [['x-frame-options', 'SAMEORIGIN']] }).of('frame-ancestors')).toEqual(["'self'"])
})

test('what the policy blocks, and what a scan does not see, is said', () => {
  const { notes, of } = propose('<p onclick="a()" STYLE="x"><a OnMouseOver=1>y</a><script>1</script>')
  expect(notes).toContain('runs no scripts')
  expect(notes).toContain('The page has 2 event handlers in attributes')
  expect(notes).toContain('The page has 1 attribute `style`')
  expect(notes).toContain('The page has 1 script in its HTML')
  expect(of('script-src')).toEqual([hash('1')])
})

test('a page without HTML has no policy', () => {
  expect(proposePolicy({ ...siteOf(''), html: undefined })).toBeUndefined()
  expect(proposePolicy({ ...siteOf(''), html: 'undecodable' })).toBeUndefined()
})

describe('of a hostile page', () => {
  test('the policy stays short', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `<img src=https://h${index}.example/><script>${index}</script>`).join('')
    const { value, notes, result } = propose(many)
    expect(value.length).toBeLessThan(6000)
    expect(result).toBe(BEST)
    expect(notes).toContain('1970 origins are left out')
    expect(notes).toContain('Only the first 20 scripts or styles')
  })

  test('no name can end a directive or a line of a configuration', () => {
    for (const name of ['a"b', 'a$b', "a'b", 'a;b', 'a,b', 'a\nb', 'a%0ab', 'a b', '*', '*.x'])
      expect(propose(`<img src="https://${name}.example/">`).value, name).not.toMatch(/["$,\n*]|a;b|a'b/)
  })
})

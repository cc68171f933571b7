import { openExample } from './documents/example-site.fixture.ts'
const { app, close } = openExample()
for (const url of ['/', '/en-US/', '/en-US', '/en-US/docs/Web/CSS', '/en-us/docs/web/css/', '//evil.com/', '/%2f..', '/%ZZ', '/docs/Web/CSS?x=1', '/en-US/nope', '/api/x', '/en-US/docs/css', '/healthz', '/en-US/docs/Web/CSS/..%2f..%2fmanifest.json', '/..%2f..%2fmanifest.json','/../manifest.json'])
  for (const method of ['GET', 'HEAD', 'POST', 'PROPFIND'] as const) {
    const r = await app.inject({ method: method as 'GET', url })
    console.log(method, url, r.statusCode, r.headers.location ?? '', r.headers['content-type'] ?? '', r.headers['content-length'] ?? '', r.headers['cache-control'], r.headers['x-frame-options'], r.body.slice(0, 90))
  }
await close()

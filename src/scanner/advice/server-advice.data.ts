import type { TestName } from '#contracts/observatory.ts'

/** The header with which a test is passed; no value holds a double quote. */
export const HEADER_ADVICE: Readonly<Partial<Record<TestName, { readonly name: string; readonly value: string }>>> = {
  'content-security-policy': {
    name: 'Content-Security-Policy',
    value:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  },
  'referrer-policy': { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  'strict-transport-security': { name: 'Strict-Transport-Security', value: 'max-age=63072000' },
  'x-content-type-options': { name: 'X-Content-Type-Options', value: 'nosniff' },
  'x-frame-options': { name: 'X-Frame-Options', value: 'DENY' },
  'cross-origin-resource-policy': { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  'cross-origin-opener-policy': { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  'cross-origin-embedder-policy': { name: 'Cross-Origin-Embedder-Policy', value: 'require-corp' },
}

interface Codes {
  readonly nginx: string
  readonly Apache: string
  readonly Caddy: string
  readonly Node: string
  readonly Cloudflare: string
}

/** Tests that are passed with more than a header. */
export const OTHER_ADVICE: Readonly<Partial<Record<TestName, Codes>>> = {
  redirection: {
    nginx: 'server { listen 80; server_name example.org; return 301 https://example.org$request_uri; }',
    Apache: '<VirtualHost *:80>\n  ServerName example.org\n  Redirect permanent / https://example.org/\n</VirtualHost>',
    Caddy: 'example.org {\n  # Caddy redirects to https by itself.\n}',
    Node: "response.writeHead(301, { location: 'https://example.org' + request.url }).end()",
    Cloudflare: 'SSL/TLS > Edge Certificates: turn on "Always Use HTTPS"',
  },
  cookies: {
    nginx: 'proxy_cookie_flags ~ secure httponly samesite=lax;',
    Apache: 'Header always edit Set-Cookie ^(.*)$ "$1; Secure; HttpOnly; SameSite=Lax"',
    Caddy: 'header >Set-Cookie ^(.*)$ "$1; Secure; HttpOnly; SameSite=Lax"',
    Node: "response.setHeader('Set-Cookie', '__Host-session=...; Path=/; Secure; HttpOnly; SameSite=Lax')",
    Cloudflare: 'Set the attributes where the cookie is made: rules of Cloudflare do not change Set-Cookie safely.',
  },
  'cross-origin-resource-sharing': {
    nginx:
      'map $http_origin $allowed_origin { default ""; "https://app.example.org" $http_origin; }\nadd_header Access-Control-Allow-Origin $allowed_origin always;\nadd_header Vary Origin always;',
    Apache:
      'SetEnvIf Origin "^https://app\\.example\\.org$" ALLOWED_ORIGIN=$0\nHeader always set Access-Control-Allow-Origin "%{ALLOWED_ORIGIN}e" env=ALLOWED_ORIGIN\nHeader always append Vary Origin',
    Caddy:
      '@allowed header Origin https://app.example.org\nheader @allowed Access-Control-Allow-Origin https://app.example.org\nheader +Vary Origin',
    Node: "if (request.headers.origin === 'https://app.example.org') response.setHeader('Access-Control-Allow-Origin', request.headers.origin)\nresponse.appendHeader('Vary', 'Origin')",
    Cloudflare:
      'Rules > Transform Rules > Modify Response Header, when http.request.headers["origin"][0] eq "https://app.example.org": Set static "Access-Control-Allow-Origin" to "https://app.example.org"',
  },
}

import type { ResultRow } from './result-row.ts'

/** Results of the test of the Content Security Policy. */
export const CSP_RESULTS = {
  'csp-implemented-with-no-unsafe-default-src-none': {
    modifier: 10,
    pass: true,
    description: "The Content Security Policy (CSP) begins with `default-src 'none'` and allows nothing unsafe.",
  },
  'csp-implemented-with-no-unsafe': {
    modifier: 5,
    pass: true,
    description: "The policy contains neither `'unsafe-inline'` nor `'unsafe-eval'` nor a source that is too broad.",
    advice: "Begin with `default-src 'none'` and allow each kind of content by itself: then nothing is allowed by mistake.",
  },
  'csp-implemented-with-unsafe-inline-in-style-src-only': {
    modifier: 0,
    pass: true,
    description: "Scripts are restricted, but `style-src` allows `'unsafe-inline'`, `data:` or a source that is too broad.",
    advice: 'Move inline styles to stylesheets, or allow them by nonces or hashes.',
  },
  'csp-implemented-but-duplicate-directives': {
    modifier: 0,
    pass: true,
    description: 'The policy is good, but it repeats `report-uri` or `report-to`. Browsers use the first one only.',
    advice: 'Keep one `report-uri` and one `report-to`.',
  },
  'csp-implemented-with-insecure-scheme-in-passive-content-only': {
    modifier: -10,
    pass: true,
    description: 'The policy allows images or media by `http:` or `ftp:` on a page that came by https.',
    advice: 'Replace `http:` by `https:` in `img-src`, `media-src` and `default-src`.',
  },
  'csp-implemented-with-unsafe-eval': {
    modifier: -10,
    pass: false,
    description: "The policy lets a page run text as code: `'unsafe-eval'`, or `blob:` or `filesystem:` for scripts.",
    advice: "Remove `'unsafe-eval'` and `blob:`; `'wasm-unsafe-eval'` is enough for WebAssembly.",
  },
  'csp-implemented-with-unsafe-inline': {
    modifier: -20,
    pass: false,
    description:
      "The policy does not stop injected scripts: `script-src` allows `'unsafe-inline'`, `data:` or a source that is too broad, or scripts or `object-src` are not restricted.",
    advice: "Allow inline scripts by nonces or hashes only, name the hosts of scripts, and add `object-src 'none'`.",
  },
  'csp-implemented-with-insecure-scheme': {
    modifier: -20,
    pass: false,
    description: 'The policy allows active content, such as scripts, by `http:` or `ftp:` on a page that came by https.',
    advice: 'Replace `http:` by `https:` in all directives.',
  },
  'csp-header-invalid': {
    modifier: -25,
    pass: false,
    description: "The policy can't be used: it is empty, repeats a directive, or has `'strict-dynamic'` without a nonce or a hash.",
    advice: 'Write each directive once, and give scripts a nonce or a hash where you use `strict-dynamic`.',
  },
  'csp-not-implemented': {
    modifier: -25,
    pass: false,
    description: 'The page has no Content Security Policy.',
    advice: "Add one. `Content-Security-Policy: default-src 'none'` is a good first line for a report-only policy to try.",
  },
  'csp-not-implemented-but-reporting-enabled': {
    modifier: -25,
    pass: false,
    description: 'The page has a policy that only reports: browsers enforce nothing.',
    advice: 'When the reports are quiet, send the policy as `Content-Security-Policy`.',
  },
} as const satisfies Readonly<Record<string, ResultRow>>

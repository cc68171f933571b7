import { PLAY_SANDBOX } from '#contracts/play-state.ts'

/**
 * The policy for loading: anything from elsewhere that comes safely, and what its author wrote into the page. What it may not do follows from its
 * host, from the sandbox and from who may frame it (docs/decisions/0028).
 */
const RUNNING = [
  "default-src 'self' https: data: blob: 'unsafe-inline'",
  "script-src 'self' https: data: blob: 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval'",
  "connect-src 'self' https: wss: data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "form-action 'self' https:",
]

/** Powers of the browser that no example needs, and that would speak to a user in the name of a host that belongs to no one. */
const PERMISSIONS = ['browsing-topics', 'identity-credentials-get', 'payment', 'publickey-credentials-create', 'publickey-credentials-get']

/**
 * The headers of a page that runs code.
 *
 * @param frames origins of pages that may show it
 */
export function runningHeaders(frames: readonly string[]): Readonly<Record<string, string>> {
  return {
    ...COMMON,
    'content-security-policy': [...RUNNING, `frame-ancestors ${frames.join(' ')}`, `sandbox ${PLAY_SANDBOX}`].join('; '),
    'permissions-policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
    // The code stands in the address: what is loaded from elsewhere learns the host at most.
    'referrer-policy': 'strict-origin',
  }
}

/**
 * The headers of the page that compiles WebAssembly text: it runs its own script and nothing else.
 *
 * @param frames origins of pages that may show it
 */
export function compilerHeaders(frames: readonly string[]): Readonly<Record<string, string>> {
  return {
    ...COMMON,
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${frames.join(' ')}`,
      'sandbox allow-scripts allow-same-origin',
    ].join('; '),
    'referrer-policy': 'no-referrer',
  }
}

/** The headers of the page that asks before it runs code. @param style its stylesheet's hash, as policies name it */
export function cautionHeaders(style: string): Readonly<Record<string, string>> {
  return {
    ...COMMON,
    'content-security-policy': `default-src 'none'; img-src data:; style-src '${style}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
  }
}

const COMMON = {
  'cross-origin-opener-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
} as const

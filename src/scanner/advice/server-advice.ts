import type { TestName } from '#contracts/observatory.ts'
import { HEADER_ADVICE, OTHER_ADVICE } from './server-advice.data.ts'

/** The servers that there is advice for. */
export const SERVERS = ['nginx', 'Apache', 'Caddy', 'Node', 'Cloudflare'] as const
export type Server = (typeof SERVERS)[number]

/** Lines of a configuration, for one server. */
export interface ServerAdvice {
  readonly server: Server
  readonly code: string
}

/** How to pass a test on each of the servers: a header to send, or lines of their own. Empty for a test that no server can pass, such as SRI. */
export function adviceFor(test: TestName): readonly ServerAdvice[] {
  const header = HEADER_ADVICE[test]
  const other = OTHER_ADVICE[test]
  if (header !== undefined) return headerAdvice(header)
  return other === undefined ? [] : SERVERS.map((server) => ({ server, code: other[server] }))
}

/** How each of the servers sends a header. @param header its value holds no double quote and no `$` */
export function headerAdvice(header: { readonly name: string; readonly value: string }): readonly ServerAdvice[] {
  return SERVERS.map((server) => ({ server, code: headerCode(server, header) }))
}

function headerCode(server: Server, { name, value }: { readonly name: string; readonly value: string }): string {
  switch (server) {
    case 'nginx':
      return `add_header ${name} "${value}" always;`
    case 'Apache':
      return `Header always set ${name} "${value}"`
    case 'Caddy':
      return `header ${name} "${value}"`
    case 'Node':
      return `response.setHeader('${name}', "${value}")`
    case 'Cloudflare':
      return `Rules > Transform Rules > Modify Response Header: Set static "${name}" to "${value}"`
  }
}

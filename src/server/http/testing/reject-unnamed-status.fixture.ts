import { ENDPOINTS } from '#contracts/endpoints.ts'
import { errorsByStatus } from '../api/endpoint-errors.ts'

const [FIRST_ERROR, INTERNAL] = [400, 500]

const STATUSES = Object.values(ENDPOINTS)
  .flatMap((calls) => Object.values(calls))
  .map((endpoint) => ({
    method: endpoint.method,
    path: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`),
    isFixed: !endpoint.path.includes('{'),
    statuses: [...errorsByStatus(endpoint).keys()],
  }))

/**
 * Fails a test in which a call of the API fails with a status that its contract does not name: so the document of the API says what the
 * server does, as far as tests go.
 *
 * @throws Error that names the call and the status
 */
export function rejectUnnamedStatus(method: string, url: string, status: number): void {
  const path = url.replace(/[?#].*$/s, '')
  const found = STATUSES.filter((known) => known.method === method && known.path.test(path))
  const known = found.find(({ isFixed }) => isFixed) ?? found[0]
  if (known === undefined || status < FIRST_ERROR || status === INTERNAL || known.statuses.includes(status)) return
  throw new Error(`${method} ${path} was answered with ${status}, which its contract (errors) does not name: ${known.statuses.join(', ')}`)
}

/** The address of the report of a host. @example reportUrl('/en-US/observatory/analyze', 'example.org') // '/en-US/observatory/analyze?host=example.org' */
export function reportUrl(report: string, host: string): string {
  return `${report}?host=${encodeURIComponent(host)}`
}

/** What is compared: two hosts, each by its newest scan or by the scan with a number. */
export interface ComparedSides {
  readonly host: string
  /** Absent: it is still to be chosen. */
  readonly other?: string
  readonly scan?: number | undefined
  readonly otherScan?: number | undefined
}

/** The address of a comparison. @example compareUrl('/en-US/observatory/compare', { host: 'a.org', other: 'b.org' }) // '/en-US/observatory/compare?host=a.org&with=b.org' */
export function compareUrl(compare: string, { host, other, scan, otherScan }: ComparedSides): string {
  const fields = [
    ['host', host],
    ['scan', scan],
    ['with', other],
    ['with_scan', otherScan],
  ] as const
  const query = fields.flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
  return `${compare}?${query.join('&')}`
}

/** The address of the report of a host. @example reportUrl('/en-US/observatory/analyze', 'example.org') // '/en-US/observatory/analyze?host=example.org' */
export function reportUrl(report: string, host: string): string {
  return `${report}?host=${encodeURIComponent(host)}`
}

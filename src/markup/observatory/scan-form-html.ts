import { type Html, html } from '../html.ts'
import { reportUrl } from './report-url.ts'

interface ScanForm {
  readonly report: string
  readonly host: string
  readonly label: string
}

/** A button that scans a host and comes back to its report; without script as well. The address has the host, so that browsers forget the page they hold (RFC 9111 section 4.4). */
export function scanFormHtml({ report, host, label }: ScanForm): Html {
  return html`<form class="obs-scan" method="post" action="${reportUrl(report, host)}"><input type="hidden" name="host" value="${host}"><button class="button" type="submit">${label}</button></form>`
}

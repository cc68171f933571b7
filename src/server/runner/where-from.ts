import type { RunnerRequest } from './runner-request.ts'

/**
 * Whether a frame of a page of the site asks, or of this very page when it is loaded again. Only browsers send this header, and code can't
 * change it (https://www.w3.org/TR/fetch-metadata/). Browsers that never tell where they come from are let in: who may show the frame stands
 * in the response's policy as well.
 */
export function isEmbedded(asked: RunnerRequest): boolean {
  const { referer, host } = asked.request.headers
  if (asked.request.headers['sec-fetch-dest'] !== 'iframe') return false
  if (referer === undefined) return true
  return URL.canParse(referer) && (asked.siteOrigins.includes(new URL(referer).origin) || new URL(referer).host === host)
}

/** Whether the script of a page of this host asks for data: forms and links can't send such requests, and other hosts are distinguished. */
export function isOwnFetch({ request: { headers } }: RunnerRequest): boolean {
  return (
    headers['content-type'] === 'application/octet-stream' &&
    headers['sec-fetch-site'] === 'same-origin' &&
    headers['sec-fetch-dest'] === 'empty'
  )
}

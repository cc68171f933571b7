/** The status of the response for a file, as `404 Not Found`; undefined when none comes. */
export async function findStatus(url: string): Promise<string | undefined> {
  const response = await fetch(url, { method: 'HEAD' }).catch(() => undefined)
  return response === undefined ? undefined : `${response.status} ${response.statusText}`.trim()
}

/**
 * Shows code that came by a message in place of this empty document. The server makes the document of it, as it does of code in an address,
 * and makes sure that the code is this host's. Nothing navigates, so the browser's history stays as it is.
 *
 * @param reject called with the status of a response that is no document; 0 when there was none
 */
export async function showState(bytes: Uint8Array, reject: (status: number) => void): Promise<void> {
  try {
    const response = await fetch(location.href, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Blob([new Uint8Array(bytes)]),
    })
    if (!response.ok) return reject(response.status)
    const html = await response.text()
    document.open()
    document.write(html)
    document.close()
  } catch {
    reject(0)
  }
}

/** Gives the user a text as a file. */
export function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Browsers have taken what they need of it once the click is done.
  setTimeout(() => URL.revokeObjectURL(url))
}

/** A random id of two hexadecimal digits a byte. `crypto.randomUUID` is there in secure contexts only, and a site may be read over plain HTTP. */
export function randomId(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

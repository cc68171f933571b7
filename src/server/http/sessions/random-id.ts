/** An id that no one can guess and no two rows share: 128 bits in base64url. */
export function randomId(randomBytes: (count: number) => Uint8Array): string {
  return Buffer.from(randomBytes(16)).toString('base64url')
}

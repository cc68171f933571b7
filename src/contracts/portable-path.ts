/** Characters that Windows allows in no name, and `%`, so that no two names become one. A backslash separates folders there. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: Windows forbids them
const FORBIDDEN = /[\u0000-\u001f<>:"\\|?*%]/g
/** Windows drops these at the end of a name. */
const LAST = /[. ]$/
/** Names of devices, also before a file extension; `COM¹` is one as well. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?= *(?:\.|$))/i

/**
 * The path of a file in names that Windows can write: in each name, the characters that it can't write are percent-encoded
 * (docs/behaviour/documents.md 22). `decodeURIComponent` gives the path back.
 *
 * @param path with `/` between names
 * @example portablePath('en-US/docs/Web/CSS/:has/index.html') // 'en-US/docs/Web/CSS/%3Ahas/index.html'
 */
export function portablePath(path: string): string {
  return path.split('/').map(portableName).join('/')
}

function portableName(name: string): string {
  const encoded = name.replace(FORBIDDEN, percentEncoded).replace(LAST, percentEncoded)
  return DEVICE.test(name) ? percentEncoded(encoded.slice(0, 1)) + encoded.slice(1) : encoded
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}

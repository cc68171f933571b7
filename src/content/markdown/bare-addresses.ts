import type { MarkdownIt } from 'markdown-it'

/** Longer addresses end here: no real one comes near, and each is looked at from its beginning. */
const MAX_ADDRESS_CHARS = 2000
const TWO_LABELS = /^[^\s./?#]+\.[^\s./?#]/
/** What an address of each kind has in it. */
const SIGN_OF_ADDRESS = /\/\/|@|www\./i

/**
 * Makes links of bare addresses, as GFM does (GFM 6.9, docs/behaviour/documents.md 11, 12): with `https:` and other schemes, beginning with `www.`,
 * and of e-mail. Names of files (`README.md`) and packages (`name@1.2.0`) are none. Addresses are shown as they are written.
 */
export function linkBareAddresses(md: MarkdownIt): void {
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: true, fuzzyIP: false })
  md.linkify.add('www.', {
    validate: (text, start, { re }) => {
      const rest = text.slice(start, start + MAX_ADDRESS_CHARS)
      if (!TWO_LABELS.test(rest)) return 0
      const address = re.get_http_validator()
      address.lastIndex = 0
      return Math.max(0, (address.exec(`//www.${rest}`)?.[0].length ?? 0) - '//www.'.length)
    },
    normalize: (match) => {
      match.url = `http://${match.url}`
    },
  })
  const test = md.linkify.test.bind(md.linkify)
  md.linkify.test = (text) => SIGN_OF_ADDRESS.test(text) && test(text)
  const validateLink = md.validateLink.bind(md)
  md.validateLink = (url) => validateLink(url) && !/^mailto:[^?]*[@.]\d+$/.test(url)
  md.normalizeLinkText = (url) => url
}

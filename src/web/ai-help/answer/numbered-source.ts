/** What an answer quotes, as far as its links need it; its number is its place, from 1 on. */
export interface NumberedSource {
  readonly url: string
  readonly name: string
}

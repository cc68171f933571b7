/** A page to be saved, as a file names it. `url` is a path of this site. */
export interface ImportedPage {
  readonly url: string
  readonly title?: string
  readonly notes?: string
}

/** What can be wrong with a line or an entry of a file. */
export type ProblemReason = 'syntax' | 'no_link' | 'not_an_entry' | 'other_site' | 'title_too_long' | 'notes_too_long' | 'too_many'

/** A problem with its place: a line of Markdown, an entry of JSON, both counted from 1; 0 where the file as a whole is meant. */
export interface ImportProblem {
  readonly unit: 'line' | 'entry' | 'file'
  readonly place: number
  readonly reason: ProblemReason
}

/** What a file says: what can be saved, and what can't be read. */
export interface ImportReading {
  readonly pages: readonly ImportedPage[]
  readonly problems: readonly ImportProblem[]
}

/** An entry as a file has it, before it is looked at, with its place. */
export interface RawEntry {
  readonly unit: 'line' | 'entry'
  readonly place: number
  readonly url: string
  readonly title: string | undefined
  readonly notes: string | undefined
}

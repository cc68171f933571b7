/** Files in the folder of a build that the builder writes for itself. A build that is made again with the same id replaces them. */
export const BUILD_FILES = {
  state: 'state.bin',
  /** What edits of texts have changed of the state. Written after all files of the site, so that its time is later than that of all folders. */
  stateEdits: 'state-edits.bin',
  source: 'source.bin',
  /** What edits of texts have changed of the source. */
  sourceEdits: 'source-edits.bin',
  result: 'result.json',
  /** The folders that have a file of the site. */
  folders: 'folders.json',
} as const

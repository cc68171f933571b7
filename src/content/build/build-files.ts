/** Files in the folder of a build that the builder writes for itself. A build that is made again with the same id replaces them. */
export const BUILD_FILES = { state: 'state.bin', result: 'result.json', source: 'source.bin' } as const

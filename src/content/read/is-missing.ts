/** Whether an error of the file system means that nothing is at the path: neither a file nor a folder, or one of its folders is a file. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}

/**
 * A path as it stands in a command that an operator copies into a shell.
 *
 * @param system decides which quotes the shell knows
 * @example shellWord('/srv/my site') // "'/srv/my site'"
 */
export function shellWord(path: string, system: string = process.platform): string {
  if (system === 'win32') return /\s/.test(path) ? `"${path}"` : path
  return /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
}

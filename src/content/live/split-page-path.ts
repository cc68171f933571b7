/** Folder and name of a file that a page has. */
export function splitPagePath(path: string): { readonly folder: string; readonly name: string | undefined } {
  const [, folder = '', name] = /^(.*?)\/?(index\.(?:html|json)|metadata\.json)$/.exec(path) ?? []
  return { folder, name }
}

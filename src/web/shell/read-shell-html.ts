/** HTML of header and footer that the browser is not given as data. */
export interface ShellHtml {
  readonly menus: string
  readonly search: string
  readonly account: string
  readonly footer: string
}

/** The same HTML as it stands in the page. */
export function readShellHtml(root: ParentNode): ShellHtml {
  const htmlOf = (name: keyof ShellHtml): string => root.querySelector(`[data-shell="${name}"]`)?.innerHTML ?? ''
  return { menus: htmlOf('menus'), search: htmlOf('search'), account: htmlOf('account'), footer: htmlOf('footer') }
}

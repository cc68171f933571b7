import type { ReactNode } from 'react'
import { observatoryText } from '#locales/observatory.ts'
import { DataTable } from '../parts/data-table.tsx'

interface HeadersTabProps {
  readonly headers: Readonly<Record<string, string>>
  /** The reference page of a header, by its name in lower case. */
  readonly pages: Readonly<Record<string, string>>
}

/** The headers of the page that was judged (docs/behaviour/observatory.md 212). */
export function HeadersTab({ headers, pages }: HeadersTabProps): ReactNode {
  const entries = Object.entries(headers)
  if (entries.length === 0) return <p>{observatoryText('headers_none')}</p>
  const rows = entries.map(([name, value]) => ({
    key: name,
    cells: [<HeaderName key="name" name={name} url={findPage(pages, name)} />, <code key="value">{value}</code>],
  }))
  return <DataTable caption={observatoryText('tab_headers')} columns={[observatoryText('header'), observatoryText('value')]} rows={rows} />
}

function HeaderName({ name, url }: { readonly name: string; readonly url: string | undefined }): ReactNode {
  const title = <code>{titleCase(name)}</code>
  return url === undefined ? title : <a href={url}>{title}</a>
}

/** A name such as `constructor` is no header of ours. */
function findPage(pages: HeadersTabProps['pages'], name: string): string | undefined {
  const key = name.toLowerCase()
  return Object.hasOwn(pages, key) ? pages[key] : undefined
}

function titleCase(name: string): string {
  return name.replace(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase())
}

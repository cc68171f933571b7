import type { ReactNode } from 'react'
import type { PlayValue } from '#contracts/play-messages.ts'
import { usePlayText } from '../texts/play-text.ts'
import { ValueView } from './value-view.tsx'

interface ValueTableProps {
  readonly value: PlayValue
  /** The columns that were asked for; absent: all. */
  readonly columns?: PlayValue | undefined
}

/** The table of `console.table`: a row for each entry, a column for each name that their entries have (Console standard, 1.1.7). */
export function ValueTable({ value, columns }: ValueTableProps): ReactNode {
  const t = usePlayText()
  const rows = value.entries ?? []
  const names = namesOf(value, columns)
  const hasPlainValues = rows.some((row) => row.value.entries === undefined)
  return (
    <table className="console-table">
      <thead>
        <tr>
          <th scope="col">{t('console.index')}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {hasPlainValues && <th scope="col">{t('console.value')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table never change, and their keys may be the same
          <tr key={index}>
            <th scope="row">{row.key === undefined ? index : row.key.text}</th>
            {names.map((name) => (
              <td key={name}>
                <Cell row={row.value} name={name} />
              </td>
            ))}
            {hasPlainValues && <td>{row.value.entries === undefined && <ValueView value={row.value} />}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ row, name }: { readonly row: PlayValue; readonly name: string }): ReactNode {
  const entry = row.entries?.find(({ key }) => key !== undefined && key.text === name)
  return entry === undefined ? null : <ValueView value={entry.value} />
}

function namesOf({ entries = [] }: PlayValue, columns: PlayValue | undefined): readonly string[] {
  if (columns?.kind === 'array') return (columns.entries ?? []).map(({ value }) => value.text)
  const names = entries.flatMap(({ value }) => (value.entries ?? []).map(({ key }) => (key === undefined ? '' : key.text)))
  return [...new Set(names)].filter((name) => name !== '')
}

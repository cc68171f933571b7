import type { ReactNode } from 'react'

interface DataTableProps {
  readonly caption: string
  readonly columns: readonly string[]
  /** A cell for each column; the first one names its row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** A table of a report. In a narrow window each row is a block, whose cells have the titles of their columns before them. */
export function DataTable({ caption, columns, rows }: DataTableProps): ReactNode {
  return (
    <table className="obs-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {rest.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

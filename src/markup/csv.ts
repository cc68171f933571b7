/** What a cell of a table holds; null leaves it empty. */
export type CsvValue = string | number | boolean | null

/** A table as CSV (RFC 4180), for programs for tables: no text in it is a formula. */
export function csvOf(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** What such programs would take for a formula begins with an apostrophe; in some languages they take wide signs as well. */
function cell(value: CsvValue): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const plain = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

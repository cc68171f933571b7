import type { ReactNode } from 'react'
import type { Analysis } from '#contracts/observatory-calls.ts'
import { observatoryText } from '#locales/observatory.ts'
import { downloadFile } from '../../browser/download-file.ts'
import { reportCsv } from './report-csv.ts'

interface ExportsProps {
  readonly host: string
  readonly analysis: Analysis
}

/** A report as a file, or on paper (docs/behaviour/observatory.md 215). */
export function Exports({ host, analysis }: ExportsProps): ReactNode {
  const save = (type: 'json' | 'csv'): void => {
    const text = type === 'json' ? `${JSON.stringify(analysis, null, 2)}\n` : reportCsv(analysis)
    downloadFile(`${host}.${type}`, type === 'json' ? 'application/json' : 'text/csv', text)
  }
  return (
    <>
      <button type="button" className="obs-plain" onClick={() => save('json')}>
        {observatoryText('export')} {observatoryText('export_json')}
      </button>
      <button type="button" className="obs-plain" onClick={() => save('csv')}>
        {observatoryText('export')} {observatoryText('export_csv')}
      </button>
      <button type="button" className="obs-plain" onClick={() => print()}>
        {observatoryText('print')}
      </button>
    </>
  )
}

import type { ReactNode } from 'react'
import type { ReportedEvent } from '#contracts/telemetry-calls.ts'
import { telemetryText } from './telemetry-text.ts'

interface MetricsTableProps {
  readonly events: readonly ReportedEvent[]
}

/** Each event with its fields and why it is told. */
export function MetricsTable({ events }: MetricsTableProps): ReactNode {
  return (
    <table className="metrics-table">
      <thead>
        <tr>
          <th scope="col">{telemetryText('event')}</th>
          <th scope="col">{telemetryText('fields')}</th>
          <th scope="col">{telemetryText('why')}</th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ name, fields, reason }) => (
          <tr key={name}>
            <th scope="row">
              <code dir="ltr">{name}</code>
            </th>
            <td>
              <code dir="ltr">{fields.join(', ')}</code>
            </td>
            <td>{telemetryText(`why_${reason}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

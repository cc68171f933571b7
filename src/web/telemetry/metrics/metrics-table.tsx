import { Fragment, type ReactNode } from 'react'
import type { ReportedEvent } from '#contracts/telemetry-calls.ts'
import { telemetryText } from './telemetry-text.ts'

interface MetricsTableProps {
  readonly events: readonly ReportedEvent[]
}

/** Each event with its fields and why it is reported. */
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
              <code dir="ltr">{breakable(name)}</code>
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

/** A name that may go on in the next line after each of its dots and underscores. */
function breakable(name: string): ReactNode {
  return name.split(/(?<=[._])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

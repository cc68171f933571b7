import { type ReactNode, useEffect, useState } from 'react'
import type { ReportedEvent } from '#contracts/telemetry-calls.ts'
import { TELEMETRY_ADDRESSES } from '#contracts/telemetry-names.ts'
import { call } from '../../browser/call.ts'
import { adoptRules } from '../../browser/page-style.ts'
import { AppFailure } from '../../ui/app-failure.tsx'
import type { AppProps } from '../../ui/app-props.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { LateNote } from '../../ui/late-note.tsx'
import { usePage } from '../../ui/page-context.ts'
import rules from './metrics.css?inline'
import { MetricsTable } from './metrics-table.tsx'
import { prepareTelemetryTexts, telemetryText } from './telemetry-text.ts'

type State = 'waiting' | { readonly events: readonly ReportedEvent[] } | { readonly failed: string | undefined }

/** The page of all that browsers report to the site: `/{locale}/telemetry` (docs/behaviour/telemetry.md 14). */
export function MetricsApp({ page }: AppProps): ReactNode {
  const { locale, t } = usePage()
  const [state, setState] = useState<State>('waiting')
  adoptRules(rules)
  useEffect(() => {
    loadMetrics(locale).then(setState, (error: unknown) => setState({ failed: errorMessage(error) }))
  }, [locale])
  if (state === 'waiting')
    return (
      <>
        <h1 className="metrics-title">{page.title}</h1>
        <LateNote />
      </>
    )
  if ('failed' in state) return <AppFailure status={state.failed ?? t('load_error.no_answer')} isInMain />
  return (
    <div className="metrics">
      <h1 className="metrics-title">{page.title}</h1>
      <p>{telemetryText('intro')}</p>
      <p>{telemetryText('always')}</p>
      <p>
        <a href={`/${locale}/preferences`}>{telemetryText('link')}</a>
      </p>
      <MetricsTable events={state.events} />
    </div>
  )
}

async function loadMetrics(locale: string): Promise<State> {
  const [sent] = await Promise.all([call(TELEMETRY_ADDRESSES.events, {}), prepareTelemetryTexts(locale)])
  return sent.isOk ? { events: sent.reply.events } : { failed: sent.shown }
}

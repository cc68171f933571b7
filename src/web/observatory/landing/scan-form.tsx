import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { OBSERVATORY_ADDRESSES } from '#contracts/observatory-addresses.ts'
import { observatoryText } from '#locales/observatory.ts'
import { errorText } from '#markup/observatory/error-text.ts'
import { hostOfInput } from '#markup/observatory/host-of-input.ts'
import { reportUrl } from '#markup/observatory/report-url.ts'
import { call } from '../../browser/call.ts'
import { measure } from '../../browser/measure.ts'
import { Progress } from '../progress.tsx'

interface ScanFormProps {
  /** The address of reports. Without script the form scans by itself, and leads there. */
  readonly report: string
}

/** The longest input; a host has at most 253 characters, its address may be longer. */
const INPUT_MAX = 2048

/** The field for the site, the scan, and what went wrong (docs/behaviour/observatory.md 201 to 203). */
export function ScanForm({ report }: ScanFormProps): ReactNode {
  const [input, setInput] = useState('')
  const [scanned, setScanned] = useState<string>()
  const [error, setError] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const scan = useRef<AbortController>(undefined)
  useEffect(() => {
    // A page that comes back from the browser's own cache is as it was left: in the middle of a scan.
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setScanned(undefined)
    }
    const listening = new AbortController()
    addEventListener('pageshow', onShow, { signal: listening.signal })
    return () => {
      listening.abort()
      scan.current?.abort()
    }
  }, [])
  useEffect(() => {
    if (error !== '') field.current?.focus()
  }, [error])

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    // What was typed before the page was hydrated is in the field only.
    const typed = field.current?.value ?? input
    const host = hostOfInput(typed, URL.parse)
    setInput(typed)
    if (host === undefined) {
      setError(observatoryText('empty'))
      return
    }
    setError('')
    setScanned(host)
    measure({ name: 'observatory.scan' })
    const ending = new AbortController()
    scan.current = ending
    const result = await call(OBSERVATORY_ADDRESSES.rescan, { query: { host }, signal: ending.signal })
    if (ending.signal.aborted) return
    if (result.isOk) {
      location.assign(reportUrl(report, host))
      return
    }
    setScanned(undefined)
    setError(errorText(result))
  }

  if (scanned !== undefined) return <Progress text={observatoryText('scanning', { host: scanned })} />
  return (
    <form className="obs-form" method="post" action={report} onSubmit={(event) => void submit(event)} noValidate>
      <label className="visually-hidden" htmlFor="obs-host">
        {observatoryText('field')}
      </label>
      <div className="obs-line">
        <input
          id="obs-host"
          ref={field}
          name="host"
          defaultValue={input}
          placeholder={observatoryText('placeholder')}
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="url"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={INPUT_MAX}
          aria-invalid={error !== ''}
          aria-describedby="obs-error"
        />
        <button className="button" type="submit">
          {observatoryText('scan')}
        </button>
      </div>
      <p className="obs-error" id="obs-error" role="alert">
        {error}
      </p>
    </form>
  )
}

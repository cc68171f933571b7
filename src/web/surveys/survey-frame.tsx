import { type ReactNode, useEffect, useRef } from 'react'

interface SurveyFrameProps {
  readonly url: string
  readonly title: string
  readonly onSubmit: () => void
}

/** The provider's page may run, use its own storage and open windows; it can't lead this page away. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'
/** What the provider sends when the user has answered (docs/behaviour/surveys.md 7). */
const SUBMITTED = 'submit'

/** The questions of a provider. Its messages count only when they come from its origin and from this frame. */
export function SurveyFrame({ url, title, onSubmit }: SurveyFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const { origin } = new URL(url)
    const listening = new AbortController()
    addEventListener(
      'message',
      (event) => {
        if (event.origin === origin && event.source === frame.current?.contentWindow && event.data === SUBMITTED) onSubmit()
      },
      { signal: listening.signal },
    )
    return () => listening.abort()
  }, [url, onSubmit])
  return <iframe ref={frame} src={url} title={title} height={500} sandbox={SANDBOX} referrerPolicy="strict-origin" />
}

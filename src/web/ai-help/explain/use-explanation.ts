import { useEffect, useState } from 'react'
import { AI_HELP_ADDRESSES } from '#contracts/ai-help-addresses.ts'
import { openStream } from '../../browser/open-stream.ts'
import { helpEvents } from '../talk/help-events.ts'
import type { HelpEvent } from '../talk/read-help-event.ts'
import type { Source } from '../talk/talk.ts'

/** A server that says nothing for this time has failed, as for answers (docs/behaviour/ai-help-page.md 10). */
const SILENT_MS = 15_000

/** A code block as it is sent. */
export interface Sample {
  readonly sample: string
  /** The path of its page. */
  readonly signature: string
  readonly language?: string
  readonly highlighted?: string
}

/** An explanation as far as it has come. */
export interface Explanation {
  readonly progress: 'writing' | 'complete' | 'failed'
  readonly text: string
  /** Without a model: what explains the parts of the code. */
  readonly pages: readonly Source[]
  readonly model: string | null
  /** Names it for a vote. */
  readonly hash: string | undefined
  /** What the server said of a failure. */
  readonly message: string
}

const FIRST: Explanation = { progress: 'writing', text: '', pages: [], model: null, hash: undefined, message: '' }

/** Asks for an explanation; leaving it ends the connection. */
export function useExplanation(sample: Sample): Explanation {
  const [explanation, setExplanation] = useState(FIRST)
  useEffect(() => {
    const asking = new AbortController()
    const { signal } = asking
    const fail = (message: string): void => {
      if (!signal.aborted) setExplanation((before) => (before.progress === 'writing' ? { ...before, progress: 'failed', message } : before))
    }
    const read = async (): Promise<void> => {
      const result = await openStream(AI_HELP_ADDRESSES.explain, { body: { ...sample }, signal }, SILENT_MS)
      if (!result.isOk) {
        fail(result.shown ?? '')
        return
      }
      for await (const event of helpEvents(result.events)) {
        if (signal.aborted) return
        setExplanation((before) => after(before, event))
      }
      fail('')
    }
    read().catch(() => fail(''))
    return () => asking.abort()
  }, [sample])
  return explanation
}

function after(before: Explanation, event: HelpEvent): Explanation {
  switch (event.kind) {
    case 'metadata':
      return { ...before, model: event.model, hash: event.hash }
    case 'text':
      return { ...before, text: before.text + event.text }
    case 'pages':
      return { ...before, pages: event.pages }
    case 'end':
      return { ...before, progress: 'complete' }
    case 'error':
      return { ...before, progress: 'failed', message: event.message }
  }
}

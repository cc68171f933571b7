import { type ReactNode, useEffect, useState } from 'react'
import type { Issue } from '#contracts/community.ts'
import { COMMUNITY_ADDRESSES } from '#contracts/community-addresses.ts'
import { ISSUES_ID } from '#contracts/community-ids.ts'
import { areaText } from '#locales/areas.ts'
import { call } from '../browser/call.ts'
import { IssueTable } from './issue-table.tsx'

interface IssueListProps {
  /** Where all of them can be seen. */
  readonly page: string
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly issues: readonly Issue[] }
  /** `status` is undefined when no response came. */
  | { readonly kind: 'failed'; readonly status: number | undefined }

/**
 * Issues that a newcomer could begin with (docs/behaviour/pages.md 4). Our server asks the code host, and this asks our server when the page is
 * there, in a place of the height that it will have. Without script the way to all of them is left.
 */
export function IssueList({ page }: IssueListProps): ReactNode {
  const [state, setState] = useState<State>({ kind: 'loading' })
  useEffect(() => {
    const control = new AbortController()
    call(COMMUNITY_ADDRESSES.issues, { signal: control.signal }).then((result) => {
      if (control.signal.aborted) return
      setState(result.isOk ? { kind: 'loaded', issues: result.reply.items } : { kind: 'failed', status: result.status })
    })
    return () => control.abort()
  }, [])
  return (
    <section className="community-part" aria-labelledby={ISSUES_ID}>
      <h2 id={ISSUES_ID}>{areaText('community.issues')}</h2>
      <p>{areaText('community.issues_text')}</p>
      <div className="issues" aria-busy={state.kind === 'loading'}>
        {state.kind === 'loaded' && state.issues.length > 0 ? <IssueTable issues={state.issues} /> : <IssueNotice state={state} />}
      </div>
      <p>
        <a href={page}>{areaText('community.issues_all')}</a>
      </p>
    </section>
  )
}

/** What stands in the place of the table. It is there from the beginning, so that screen readers tell when it changes. */
function IssueNotice({ state }: { readonly state: State }): ReactNode {
  return (
    <p className="issues-notice" role="status" data-kind={state.kind}>
      {noticeOf(state)}
    </p>
  )
}

function noticeOf(state: State): string {
  if (state.kind === 'loading') return areaText('community.issues_loading')
  if (state.kind === 'loaded') return areaText('community.issues_none')
  return areaText('community.issues_error', {
    status: state.status === undefined ? areaText('community.issues_no_answer') : String(state.status),
  })
}

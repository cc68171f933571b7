import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { isShown, ownEntries, pushEntry, replaceAddress } from '../../browser/history-entry.ts'
import { currentUser } from '../../browser/user.ts'
import type { HelpCalls } from '../talk/help-calls.ts'
import { type SessionState, type TalkSession, talkSession } from '../talk/talk-session.ts'
import { batched } from './batched.ts'

interface UsedSession {
  readonly session: TalkSession
  readonly state: SessionState
  /** Shows a conversation and makes an entry of the browser's history for it. */
  readonly openTalk: (chatId: string) => void
  /** Tries once more to show the conversation of the address. */
  readonly openAgain: () => void
  /** Like `openTalk` for no conversation, and for the one that was left. */
  readonly newTopic: () => void
  readonly goBack: () => void
}

/**
 * The conversation of the page. `?c=` of the address is the stored conversation that is shown; one that is not there is dropped from the address.
 * `?d=1` begins with none (docs/behaviour/ai-help-page.md 17).
 */
export function useSession(calls: HelpCalls, onStored: () => void): UsedSession {
  const session = useMemo(() => talkSession({ calls, onStored, hasHistory }), [calls, onStored])
  const watch = useMemo(() => batched(session.watch), [session])
  const state = useSyncExternalStore(watch, session.state)
  const { chatId } = state.talk
  useEffect(() => {
    const listening = new AbortController()
    const { pathname } = location
    ownEntries(() => {
      if (location.pathname !== pathname) return false
      // A place in the page is no other conversation.
      if (!isShown()) void show(session, listening.signal)
      return true
    }, listening.signal)
    void show(session, listening.signal)
    void session.refresh()
    // Questions asked in another tab count as well.
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') void session.refresh()
    }
    document.addEventListener('visibilitychange', onReturn, { signal: listening.signal })
    return () => {
      listening.abort()
      session.end()
    }
  }, [session])
  useEffect(() => {
    if (chatId !== undefined && hasHistory()) setChat(chatId)
  }, [chatId])
  const go = (query: string): void => {
    if (location.search !== query) pushEntry(new URL(`${location.pathname}${query}`, location.href))
  }
  return {
    session,
    state,
    openTalk(id) {
      go(queryOf(id))
      void session.open(id)
    },
    openAgain() {
      void show(session)
    },
    newTopic() {
      go('')
      session.newTopic()
    },
    goBack() {
      const left = session.state().left?.chatId
      if (left !== undefined && hasHistory()) go(queryOf(left))
      session.goBack()
    },
  }
}

/** Shows the conversation of the address. When the page was left meanwhile, the address is another page's. */
async function show(session: TalkSession, signal?: AbortSignal): Promise<void> {
  const { pathname } = location
  const asked = new URLSearchParams(location.search)
  const wanted = asked.get('d') === '1' ? null : asked.get('c')
  if (wanted === null) {
    setChat(undefined)
    if (session.state().talk.chatId !== undefined) session.newTopic()
  } else if (!(await session.open(wanted)) && signal?.aborted !== true && location.pathname === pathname) setChat(undefined)
}

function hasHistory(): boolean {
  return currentUser()?.settings.aiHelpHistory === true
}

function queryOf(chatId: string): string {
  return `?${new URLSearchParams({ c: chatId })}`
}

function setChat(chatId: string | undefined): void {
  const query = chatId === undefined ? '' : queryOf(chatId)
  if (location.search !== query) replaceAddress(`${location.pathname}${query}`)
}

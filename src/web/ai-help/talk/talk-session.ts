import { applyEvent } from './apply-event.ts'
import type { HelpCalls, HelpState } from './help-calls.ts'
import { readChat } from './read-chat.ts'
import {
  branchOf,
  changeTurn,
  chooseTurn,
  EMPTY_TALK,
  isFinished,
  isUnfinished,
  messagesFor,
  type Talk,
  type Turn,
  withQuestion,
} from './talk.ts'

/** How often a conversation is read again whose answer another connection is waiting for (docs/behaviour/ai-help-page.md 18). */
const POLL_MS = 10_000

/** Why a call failed: its status, undefined without a response, and what the server said. */
export interface Failure {
  readonly status: number | undefined
  readonly shown: string
}

/** What is shown of a conversation. */
export interface SessionState {
  readonly talk: Talk
  /** The turn that is being answered here. */
  readonly active: string | undefined
  /** Undefined until it is known. */
  readonly help: HelpState | undefined
  /** What was left by "New topic". */
  readonly left: Talk | undefined
  /** The last one; without a turn, that of a stored conversation. */
  readonly failure: Failure | undefined
  readonly isOpening: boolean
}

export interface TalkSession {
  /** Calls back after each change; returns the cleanup function. */
  watch(listener: () => void): () => void
  state(): SessionState
  /** Asks after a turn, or at the beginning; nothing happens while another question is answered. */
  ask(question: string, parent: string | null): void
  stop(): void
  choose(turn: Turn): void
  newTopic(): void
  /** Returns to what "New topic" has left. */
  goBack(): void
  /** Shows a stored conversation; false when there is none. */
  open(chatId: string): Promise<boolean>
  refresh(): Promise<void>
  /** The page is left. */
  end(): void
}

interface SessionInput {
  readonly calls: HelpCalls
  /** A conversation was stored, or got its title. */
  readonly onStored: () => void
  /** Whether the user lets conversations be stored. */
  readonly hasHistory: () => boolean
}

const FIRST: SessionState = {
  talk: EMPTY_TALK,
  active: undefined,
  help: undefined,
  left: undefined,
  failure: undefined,
  isOpening: false,
}

/** A conversation with the server, from the questions to the answers (docs/behaviour/ai-help-page.md 8 to 18). */
export function talkSession({ calls, onStored, hasHistory }: SessionInput): TalkSession {
  const listeners = new Set<() => void>()
  let state = FIRST
  let asking: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Counts what is shown: an answer to an earlier request for another conversation is dropped. */
  let shownVersion = 0
  let ids = 0
  /** The conversation whose title was asked for last. */
  let titled: string | undefined
  const set = (change: Partial<SessionState>): void => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const show = (change: Partial<SessionState>): number => {
    asking?.abort()
    asking = undefined
    clearTimeout(timer)
    shownVersion += 1
    set({ active: undefined, failure: undefined, isOpening: false, ...change })
    return shownVersion
  }
  const refresh = async (): Promise<void> => {
    const help = await calls.state()
    if (help !== undefined) set({ help })
  }
  /** Ends the turn as it is, unless the server has said how it ended. */
  const settle = (id: string, progress: 'stopped' | 'failed'): void => {
    const turn = state.talk.turns.find((one) => one.id === id)
    const talk = turn !== undefined && isUnfinished(turn) ? changeTurn(state.talk, id, { progress }) : state.talk
    set({ talk, active: undefined })
  }
  const answer = async (id: string, parent: string | null, question: string, own: AbortController): Promise<void> => {
    const before = state.talk
    const asked = await calls.ask(
      {
        messages: messagesFor(before, parent, question),
        chatId: before.chatId,
        parentId: before.turns.find((turn) => turn.id === parent)?.messageId,
      },
      own.signal,
    )
    if (own.signal.aborted) return
    if (!asked.isOk) {
      set({ failure: { status: asked.status, shown: asked.shown ?? '' } })
      settle(id, 'failed')
      return
    }
    for await (const event of asked.events) {
      if (own.signal.aborted) return
      if (event.kind === 'metadata' && event.quota !== undefined) set({ help: { model: event.model, quota: event.quota } })
      if (event.kind === 'error') set({ failure: { status: undefined, shown: event.message } })
      set({ talk: applyEvent(state.talk, id, event) })
      if (event.kind === 'end' || event.kind === 'error') break
    }
    settle(id, 'failed')
  }
  const afterAnswer = (id: string): void => {
    const turn = state.talk.turns.find((one) => one.id === id)
    if (turn?.progress === 'failed') void refresh()
    if (turn?.messageId === undefined || !hasHistory()) return
    const { chatId } = state.talk
    const isFirst = isFinished(turn) && chatId !== titled
    if (isFirst) titled = chatId
    void (isFirst ? calls.summarize(turn.messageId) : Promise.resolve()).then(onStored)
  }
  const readAgain = async (chatId: string, version: number): Promise<boolean> => {
    const result = await calls.read(chatId)
    if (version !== shownVersion) return true
    if (!result.isOk) {
      set({ isOpening: false, ...(result.status === 404 ? {} : { failure: { status: result.status, shown: result.shown ?? '' } }) })
      return result.status !== 404
    }
    const talk = readChat(result.reply, Date.now())
    const { chosen } = state.talk
    set({ talk: { ...talk, chatId, chosen: { ...talk.chosen, ...(state.talk.chatId === chatId ? chosen : {}) } }, isOpening: false })
    if (branchOf(talk).some(({ progress }) => progress === 'pending')) timer = setTimeout(() => void readAgain(chatId, version), POLL_MS)
    return true
  }
  return {
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    ask(question, parent) {
      if (state.active !== undefined) return
      const own = new AbortController()
      ids += 1
      const id = `new-${ids}`
      const before = state.talk
      show({ talk: withQuestion(before, { id, parent, question }), active: id, left: undefined })
      asking = own
      void answer(id, parent, question, own)
        .catch((error: unknown) => {
          if (own.signal.aborted) return
          console.warn('the answer has ended early', error)
          settle(id, 'failed')
        })
        .then(() => own.signal.aborted || afterAnswer(id))
    },
    stop() {
      const { active } = state
      if (active === undefined) return
      asking?.abort()
      asking = undefined
      settle(active, 'stopped')
      void refresh()
      onStored()
    },
    choose: (turn) => set({ talk: chooseTurn(state.talk, turn) }),
    newTopic() {
      if (state.active !== undefined) this.stop()
      show({ talk: EMPTY_TALK, left: state.talk })
    },
    goBack() {
      if (state.left !== undefined) show({ talk: state.left, left: undefined })
    },
    async open(chatId) {
      if (state.talk.chatId === chatId) return true
      return await readAgain(chatId, show({ talk: EMPTY_TALK, left: undefined, isOpening: true }))
    },
    refresh,
    end() {
      asking?.abort()
      clearTimeout(timer)
      shownVersion += 1
    },
  }
}

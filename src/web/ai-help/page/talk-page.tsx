import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { User } from '../../browser/user.ts'
import type { AppProps } from '../../ui/app-props.ts'
import { usePage } from '../../ui/page-context.ts'
import { helpText } from '../answer/help-text.ts'
import { branchOf } from '../talk/talk.ts'
import { ExampleQuestions } from './example-questions.tsx'
import { Guidance } from './guidance.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { OpenFailure } from './open-failure.tsx'
import { QuestionBar } from './question-bar.tsx'
import { serverCalls } from './server-calls.ts'
import { TalkStatus } from './talk-status.tsx'
import { TalkTools } from './talk-tools.tsx'
import { TurnView } from './turn-view.tsx'
import { useAutoScroll } from './use-auto-scroll.ts'
import { useSession } from './use-session.ts'

interface TalkPageProps extends AppProps {
  readonly user: User
}

/** The page of a signed-in user: the conversation, the bar for a question, the history. */
export function TalkPage({ page, user }: TalkPageProps): ReactNode {
  const { locale, site } = usePage()
  const calls = useMemo(() => serverCalls(locale), [locale])
  const [version, setVersion] = useState(0)
  const onStored = useCallback(() => setVersion((before) => before + 1), [])
  const { session, state, openTalk, openAgain, newTopic, goBack } = useSession(calls, onStored)
  const [draft, setDraft] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const turns = branchOf(state.talk)
  const last = turns.at(-1)
  const isWriting = state.active !== undefined
  const { isFollowing, follow } = useAutoScroll(isWriting, `${last?.answer.length} ${last?.sources.length}`)
  const isEmpty = turns.length === 0 && !state.isOpening
  const canAsk = state.help?.quota?.remaining !== 0
  // Code of complete answers goes into the play queue, which looks for it then (web/queue/start-queue.ts).
  const shown = turns.map(({ id, progress }) => `${id} ${progress}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is shown
  useEffect(() => void dispatchEvent(new Event('code-blocks')), [shown])
  useEffect(() => () => void dispatchEvent(new Event('code-blocks')), [])
  const ask = (question: string, parent: string | null): void => {
    session.ask(question, parent)
    follow()
  }
  return (
    <>
      <header className="help-head">
        <h1>{page.title}</h1>
        <p className="help-lead">{helpText('lead', { name: site.brand.name })}</p>
        <p className="help-quiet">
          {state.help !== undefined &&
            (state.help.model === null ? helpText('extractive') : helpText('written_by', { model: state.help.model }))}{' '}
          <Guidance />
        </p>
      </header>
      <div className="help-columns">
        <HistoryPanel
          calls={calls}
          version={version}
          isOn={user.settings.aiHelpHistory}
          shown={state.talk.chatId}
          onOpen={openTalk}
          onRemoved={newTopic}
        />
        <section className="help-talk" aria-label={helpText('conversation')}>
          <TalkStatus state={state} last={last} />
          {state.isOpening && <p className="help-quiet">{helpText('opening')}</p>}
          {isEmpty && state.failure !== undefined && <OpenFailure failure={state.failure} onRetry={openAgain} />}
          {isEmpty && state.failure === undefined && (
            <ExampleQuestions
              isOff={!canAsk}
              onChoose={(question) => {
                setDraft(question)
                field.current?.focus()
              }}
            />
          )}
          <div className="help-turns prose">
            {turns.map((turn) => (
              <TurnView
                key={turn.id}
                turn={turn}
                talk={state.talk}
                isLast={turn === last}
                canAsk={canAsk && !isWriting}
                repository={page.repository}
                failure={turn === last ? state.failure : undefined}
                onAsk={ask}
                onChoose={session.choose}
              />
            ))}
          </div>
          <TalkTools
            turns={turns}
            canGoBack={state.left !== undefined && state.left.turns.length > 0}
            onNew={() => {
              newTopic()
              field.current?.focus()
            }}
            onBack={goBack}
          />
          <QuestionBar
            field={field}
            draft={draft}
            onDraft={setDraft}
            help={state.help}
            isFollowUp={turns.length > 0}
            isWriting={isWriting}
            isFollowing={isFollowing}
            onFollow={follow}
            onStop={() => {
              session.stop()
              field.current?.focus()
            }}
            onAsk={(question) => {
              ask(question, last?.id ?? null)
              setDraft('')
            }}
          />
        </section>
      </div>
    </>
  )
}

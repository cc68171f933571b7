import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { PlaygroundTextKey } from '#locales/playground/playground-texts.ts'
import { previewText } from '../../ui/play-console/preview-text.ts'
import { usePlayText } from '../texts/play-text.ts'
import { type ConsoleEntry, type ConsoleLog, groupEntries, isGroup, isOfLevel, LEVEL_FILTERS, type LevelFilter } from './console-entries.ts'
import { ConsoleInput } from './console-input.tsx'
import { ConsoleLine } from './console-line.tsx'
import './console.css'

interface ConsolePanelProps {
  readonly log: ConsoleLog
  /** Nothing can be entered while the code may not run. */
  readonly isDisabled: boolean
  readonly onClear: () => void
  readonly onEnter: (code: string) => void
}

const LEVEL_TEXTS: Readonly<Record<LevelFilter, PlaygroundTextKey>> = {
  all: 'console.level_all',
  error: 'console.level_error',
  warn: 'console.level_warn',
  log: 'console.level_log',
  debug: 'console.level_debug',
}
/** How near to its end the list is followed, in CSS pixels. */
const NEAR_END = 24

/** What the code prints: chosen by level and by text, cleared, and added to by a line of input. */
export function ConsolePanel({ log, isDisabled, onClear, onEnter }: ConsolePanelProps): ReactNode {
  const t = usePlayText()
  const [level, setLevel] = useState<LevelFilter>('all')
  const [words, setWords] = useState('')
  const list = useFollowedEnd(log)
  const shown = useMemo(() => groupEntries(chooseEntries(log.entries, level, words)), [log.entries, level, words])
  const isEmpty = log.entries.length === 0
  return (
    <>
      <div className="console-tools">
        <input
          type="search"
          aria-label={t('console.filter')}
          placeholder={t('console.filter')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <select
          aria-label={t('console.levels')}
          value={level}
          onChange={({ target }) => setLevel(LEVEL_FILTERS.find((known) => known === target.value) ?? 'all')}
        >
          {LEVEL_FILTERS.map((known) => (
            <option key={known} value={known}>
              {t(LEVEL_TEXTS[known])}
            </option>
          ))}
        </select>
        <button type="button" className="play-button" disabled={isEmpty} onClick={onClear} aria-label={t('console.clear')}>
          {t('clear')}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
      <div className="console-lines" role="log" aria-label={t('console.name')} tabIndex={0} dir="ltr" ref={list}>
        {shown.length === 0 && <p className="play-hint">{t(isEmpty ? 'console.empty' : 'console.none_match')}</p>}
        {log.dropped > 0 && <p className="play-hint">{t('console.dropped', { count: log.dropped })}</p>}
        <ul>
          {shown.map((node) => (
            <ConsoleLine key={node.entry.key} node={node} />
          ))}
        </ul>
      </div>
      <ConsoleInput isDisabled={isDisabled} onEnter={onEnter} />
    </>
  )
}

/** Groups stay where a text is looked for, so that what is in them keeps its place. */
function chooseEntries(entries: readonly ConsoleEntry[], level: LevelFilter, words: string): readonly ConsoleEntry[] {
  if (level === 'all' && words.trim() === '') return entries
  const wanted = words.trim().toLowerCase()
  return entries.filter((entry) => {
    if (isGroup(entry)) return wanted === '' || textOf(entry).toLowerCase().includes(wanted) || level === 'all'
    return isOfLevel(entry, level) && textOf(entry).toLowerCase().includes(wanted)
  })
}

function textOf(entry: ConsoleEntry): string {
  switch (entry.kind) {
    case 'input':
      return entry.code
    case 'error':
      return entry.text
    case 'answer':
      return previewText(entry.value)
    default:
      return entry.line.args.map(previewText).join(' ')
  }
}

/** The list stays at its end as long as the user does. */
function useFollowedEnd(log: ConsoleLog) {
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    const element = list.current
    const note = (): void => {
      if (element !== null) isAtEnd.current = element.scrollTop + element.clientHeight >= element.scrollHeight - NEAR_END
    }
    const listening = new AbortController()
    element?.addEventListener('scroll', note, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was printed makes the list longer
  useEffect(() => {
    if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [log])
  return list
}

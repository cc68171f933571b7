import { Fragment, type ReactNode } from 'react'
import type { PlayLine, PlayPlace } from '#contracts/play-messages.ts'
import type { PlaygroundTextKey } from '#locales/playground/playground-texts.ts'
import { formatArguments } from '../../ui/play-console/format-arguments.ts'
import { usePlayText } from '../texts/play-text.ts'
import { type ConsoleEntry, type ConsoleNode, isGroup, levelOf } from './console-entries.ts'
import { ValueTable } from './value-table.tsx'
import { ValueView } from './value-view.tsx'

interface ConsoleLineProps {
  readonly node: ConsoleNode
}

/** What a level is called before a line, for those who don't see its colour. */
const LEVEL_WORDS: Readonly<Partial<Record<string, PlaygroundTextKey>>> = {
  error: 'console.is_error',
  warn: 'console.is_warn',
  info: 'console.is_info',
  debug: 'console.is_debug',
}
const PART_NAMES = { html: 'HTML', js: 'JavaScript', input: '>' } as const satisfies Readonly<Record<PlayPlace['part'], string>>

/** One line of the console, or a group of lines. */
export function ConsoleLine({ node: { entry, children } }: ConsoleLineProps): ReactNode {
  const t = usePlayText()
  const level = levelOf(entry)
  const word = LEVEL_WORDS[level]
  const content = (
    <>
      {word !== undefined && <span className="visually-hidden">{t(word)} </span>}
      <EntryContent entry={entry} />
    </>
  )
  if (!isGroup(entry)) return <li className={`console-line console-${entry.kind} console-level-${level}`}>{content}</li>
  return (
    <li className={`console-line console-group console-level-${level}`}>
      <details open={entry.kind === 'line' && entry.line.method === 'group'}>
        <summary>{content}</summary>
        <ul>
          {children.map((child) => (
            <ConsoleLine key={child.entry.key} node={child} />
          ))}
        </ul>
      </details>
    </li>
  )
}

function EntryContent({ entry }: { readonly entry: ConsoleEntry }): ReactNode {
  switch (entry.kind) {
    case 'input':
      return <code>{entry.code}</code>
    case 'answer':
      return <ValueView value={entry.value} isPlain={entry.isError} />
    case 'error':
      return entry.text
    default:
      return <LineContent line={entry.line} />
  }
}

function LineContent({ line }: { readonly line: PlayLine }): ReactNode {
  const t = usePlayText()
  const { method, args, count, place } = line
  const [first, second] = args
  if (method === 'clear') return <em>{t('console.cleared')}</em>
  if (method === 'table' && first?.entries !== undefined) return <ValueTable value={first} columns={second} />
  return (
    <>
      {count > 1 && (
        <span className="console-count" title={t('console.repeated', { count })}>
          {count}
          <span className="visually-hidden"> × </span>
        </span>
      )}
      <span className="console-values">
        {args.length === 0 && isGroup({ kind: 'line', key: 0, line }) && t('console.group')}
        {formatArguments(line).map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was printed never changes
          <Fragment key={index}>
            {index > 0 && ' '}
            <ValueView value={value} isPlain={method !== 'dir'} />
          </Fragment>
        ))}
      </span>
      {place !== undefined && (
        <span className="console-place">
          {' '}
          {PART_NAMES[place.part]}:{place.line}
        </span>
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import type { CurriculumTopic } from '#contracts/curriculum-module.ts'
import './topic-icon.css'

interface TopicIconProps {
  readonly topic: CurriculumTopic
  /** What screen readers say; absent: the topic stands next to it in words. */
  readonly name?: string | undefined
}

/** Style keys of the topics (docs/behaviour/curriculum.md 2) and the signs that stand for them. */
const TOPICS: Readonly<Record<CurriculumTopic, { readonly key: string; readonly sign: string }>> = {
  'Web Standards & Semantics': { key: 'standards', sign: '</>' },
  Styling: { key: 'styling', sign: '{}' },
  Scripting: { key: 'scripting', sign: '()' },
  'Best Practices': { key: 'practices', sign: '✓' },
  Tooling: { key: 'tooling', sign: '$_' },
  '': { key: 'none', sign: '·' },
}

/** The sign of a topic. */
export function TopicIcon({ topic, name }: TopicIconProps): ReactNode {
  const { key, sign } = TOPICS[topic]
  const label = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name }
  return (
    <span className={`topic-icon topic-${key}`} {...label}>
      {sign}
    </span>
  )
}

import type { ReactNode } from 'react'
import type { CurriculumTopic } from '#contracts/areas.ts'
import './topic-icon.css'

interface TopicIconProps {
  readonly topic: CurriculumTopic
}

/** Style keys of the topics (spec 001 section 3) and the signs that stand for them. */
const TOPICS: Readonly<Record<CurriculumTopic, { readonly key: string; readonly sign: string }>> = {
  'Web Standards & Semantics': { key: 'standards', sign: '</>' },
  Styling: { key: 'styling', sign: '{}' },
  Scripting: { key: 'scripting', sign: '()' },
  'Best Practices': { key: 'practices', sign: '✓' },
  Tooling: { key: 'tooling', sign: '$_' },
  '': { key: 'none', sign: '·' },
}

/** The sign of a topic; its name stands beside it in words. */
export function TopicIcon({ topic }: TopicIconProps): ReactNode {
  const { key, sign } = TOPICS[topic]
  return (
    <span className={`topic-icon topic-${key}`} aria-hidden="true">
      {sign}
    </span>
  )
}

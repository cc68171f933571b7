import { Fragment, type ReactNode } from 'react'

interface FilledTextProps {
  readonly text: string
  readonly values: Readonly<Record<string, ReactNode>>
}

/** A text whose `{name}` places are elements. A place without a value stays as it is, so that a problem can be seen. */
export function FilledText({ text, values }: FilledTextProps): ReactNode {
  return text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => <Fragment key={part}>{part.startsWith('{') ? (values[part.slice(1, -1)] ?? part) : part}</Fragment>)
}

import { type ReactNode, useLayoutEffect } from 'react'
import copyButtonRules from '../../article/copy-button.css?inline'
import { copyableCode } from '../../article/copyable-code.ts'
import { adoptRules } from '../../browser/page-style.ts'
import { CopyButton } from './copy-button.tsx'

interface CodeBlockProps {
  readonly language: string
  readonly code: string
  /** Its end has come: it can be copied. */
  readonly isComplete: boolean
  /** The answer is complete: it can be put into the play queue, which finds code by its class. */
  readonly canRun: boolean
}

/** Code of an answer, with the same head as code in articles. */
export function CodeBlock({ language, code, isComplete, canRun }: CodeBlockProps): ReactNode {
  useLayoutEffect(() => adoptRules(copyButtonRules), [])
  const name = /^[\w-]{1,30}$/.test(language) ? language : ''
  return (
    <div className="code-example" dir="ltr">
      <div className="example-header">
        <span className="language-name">{name}</span>
        {isComplete && <CopyButton className="example-copy" text={() => copyableCode(code, name)} />}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that is too wide is scrolled with the keyboard too */}
      <pre className={canRun && name !== '' ? `brush: ${name} notranslate` : 'notranslate'} tabIndex={0}>
        <code>{code}</code>
      </pre>
    </div>
  )
}

import { Fragment, type ReactNode, useMemo } from 'react'
import { CodeBlock } from './code-block.tsx'
import type { Block, Inline } from './markdown.ts'
import type { NumberedSource } from './numbered-source.ts'
import { ownPath } from './own-path.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { lineText } from './plain-text.ts'
import { SourceLink } from './source-link.tsx'

interface AnswerTextProps {
  readonly markdown: string
  readonly sources: readonly NumberedSource[]
  /** Nothing more comes: its code can be run. */
  readonly isComplete: boolean
}

interface Context extends Omit<AnswerTextProps, 'markdown'> {
  readonly origin: string
  /** Each outer part has the direction of its own text, and what is in it has the same: an answer may mix languages. */
  readonly dir: 'auto' | undefined
}

/** An answer in Markdown as elements. No HTML of an answer is ever parsed (docs/behaviour/ai-help-page.md 1, 2). */
export function AnswerText({ markdown, sources, isComplete }: AnswerTextProps): ReactNode {
  const blocks = useMemo(() => parseMarkdown(markdown), [markdown])
  return <Blocks blocks={blocks} context={{ sources, isComplete, origin: location.origin, dir: 'auto' }} />
}

function Blocks({ blocks, context }: { readonly blocks: readonly Block[]; readonly context: Context }): ReactNode {
  // A part never moves while an answer grows, so its place is its key.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return blocks.map((block, index) => <Part key={index} block={block} context={context} />)
}

function Part({ block, context: outer }: { readonly block: Block; readonly context: Context }): ReactNode {
  const { dir } = outer
  const context: Context = { ...outer, dir: undefined }
  switch (block.kind) {
    case 'paragraph':
      return <p dir={dir}>{inline(block.children, context)}</p>
    case 'heading': {
      // Below the heading of the page and that of the answer.
      const Heading = block.level <= 2 ? 'h4' : 'h5'
      return <Heading dir={dir}>{inline(block.children, context)}</Heading>
    }
    case 'code':
      return (
        <CodeBlock
          language={block.language}
          code={block.code}
          isComplete={context.isComplete || block.isClosed}
          canRun={context.isComplete}
        />
      )
    case 'list':
      return <List block={block} context={context} dir={dir} />
    case 'quote':
      return (
        <blockquote dir={dir}>
          <Blocks blocks={block.children} context={context} />
        </blockquote>
      )
    case 'table':
      return <Table block={block} context={context} dir={dir} />
    case 'rule':
      return <hr />
  }
}

interface PartProps<Kind extends Block['kind']> extends Pick<Context, 'dir'> {
  readonly block: Extract<Block, { kind: Kind }>
  readonly context: Context
}

function List({ block, context, dir }: PartProps<'list'>): ReactNode {
  const items = block.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an item never moves
    <li key={index}>{isLine(item) ? inline(item[0].children, context) : <Blocks blocks={item} context={context} />}</li>
  ))
  return block.isOrdered ? (
    <ol start={block.start} dir={dir}>
      {items}
    </ol>
  ) : (
    <ul dir={dir}>{items}</ul>
  )
}

function Table({ block, context, dir }: PartProps<'table'>): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is too wide is scrolled with the keyboard too
    <div className="table-scroll" tabIndex={0} dir={dir}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell never moves
              <th key={index} scope="col">
                {inline(cell, context)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row never moves
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell never moves
                <td key={column}>{inline(cell, context)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function isLine(item: readonly Block[]): item is readonly [Extract<Block, { kind: 'paragraph' }>] {
  return item.length === 1 && item[0]?.kind === 'paragraph'
}

function inline(parts: readonly Inline[], context: Context): ReactNode {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part never moves
    <Fragment key={index}>{inlinePart(part, context)}</Fragment>
  ))
}

function inlinePart(part: Inline, context: Context): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'code':
      // Code is no text in the language around it (HTML Standard, section 'The dir attribute': it does not decide).
      return <code dir="ltr">{part.text}</code>
    case 'strong':
      return <strong>{inline(part.children, context)}</strong>
    case 'emphasis':
      return <em>{inline(part.children, context)}</em>
    case 'strike':
      return <del>{inline(part.children, context)}</del>
    case 'break':
      return <br />
    case 'link': {
      const path = ownPath(part.url, context.origin)
      const children = inline(part.children, context)
      return path === undefined ? (
        children
      ) : (
        <SourceLink path={path} sources={context.sources} text={lineText(part.children)}>
          {children}
        </SourceLink>
      )
    }
  }
}

import type { Diagnostic } from '#contracts/diagnostics.ts'
import { escapeHtml } from '../html/escape.ts'
import { MACROS_BY_NAME } from './index.ts'
import { lexMacros, type MacroCall } from './lexer.ts'
import { type MacroContext, MacroError } from './macro.ts'
import { placeholder, withoutPrivateUse } from './placeholders.ts'

/** A page's body with every macro call replaced by a placeholder. */
export interface ExpandedBody {
  readonly text: string
  /** The HTML that stands for each placeholder. */
  readonly outputs: readonly string[]
  /** For each output: it stands on its own and needs no paragraph around it. */
  readonly isBlock: readonly boolean[]
  /** Files of the macros that were called. */
  readonly macroFiles: ReadonlySet<string>
}

/** Says something of a place in the page's text; `offset` counts characters. */
export type ReportAt = (offset: number, diagnostic: Pick<Diagnostic, 'kind' | 'severity' | 'message' | 'hint'>) => void

/**
 * Runs all macro calls of a body (reference/content.md 2.0). Nothing here throws: an unknown macro is a notice in the page, a
 * failing one its reason, a malformed call stays as text, each with a diagnostic.
 *
 * @param offset where the body begins in the file, for the places of diagnostics
 */
export function expandMacros(body: string, offset: number, context: Omit<MacroContext, 'report'>, reportAt: ReportAt): ExpandedBody {
  const text = withoutPrivateUse(body)
  const { calls, malformed } = lexMacros(text)
  for (const { start, message } of malformed) reportAt(offset + start, { kind: 'malformed-macro', severity: 'warning', message })
  const outputs: string[] = []
  const isBlock: boolean[] = []
  const macroFiles = new Set<string>()
  let expanded = ''
  let at = 0
  for (const call of calls) {
    const result = runCall(call, context, (diagnostic) => reportAt(offset + call.start, diagnostic))
    if (result.file !== undefined) macroFiles.add(result.file)
    expanded += text.slice(at, call.start) + placeholder(outputs.length, call.end - call.start)
    outputs.push(result.html)
    isBlock.push(result.isBlock)
    at = call.end
  }
  return { text: expanded + text.slice(at), outputs, isBlock, macroFiles }
}

function runCall(call: MacroCall, context: Omit<MacroContext, 'report'>, report: (diagnostic: Parameters<ReportAt>[1]) => void): { html: string; isBlock: boolean; file?: string } {
  const entry = MACROS_BY_NAME.get(call.name)
  if (entry === undefined) {
    report({ kind: 'unknown-macro', severity: 'error', message: `no macro is named ${call.written}` })
    return { html: `<span class="macro-fault" data-macro="${escapeHtml(call.name)}">${escapeHtml(context.text('unknown_macro', { name: call.written }))}</span>`, isBlock: false }
  }
  const { macro, file } = entry
  try {
    const html = macro.run(call.args, {
      ...context,
      report: (kind, message, hint, severity = 'warning') => report({ kind, severity, message: `${call.written}: ${message}`, ...(hint === undefined ? {} : { hint }) }),
    })
    return { html, isBlock: macro.isBlock, file }
  } catch (error) {
    if (!(error instanceof MacroError)) throw new Error(`the macro ${call.written} failed`, { cause: error })
    report({ kind: 'macro-error', severity: 'error', message: `${call.written}: ${error.message}` })
    return { html: `<span class="macro-fault">${escapeHtml(context.text('failed_macro', { name: call.written, reason: error.message }))}</span>`, isBlock: false, file }
  }
}

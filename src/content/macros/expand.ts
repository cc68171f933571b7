import { type Html, html, raw } from '#markup/html.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SidebarRequest } from '../read/page-record.ts'
import { findNearestName } from '../text/nearest-name.ts'
import { fillPlaceholders, placeholder, withoutReserved } from '../text/placeholders.ts'
import { lexMacros, type MacroCall } from './engine/lexer.ts'
import { MacroError, type PageContext, type SpellingProblem } from './engine/macro.ts'
import { spellingFix } from './engine/spelling-fix.ts'
import { MACROS_BY_NAME } from './index.ts'

/** A page's body with every macro call replaced by a placeholder. */
export interface ExpandedBody {
  readonly text: string
  /** The HTML that stands for each placeholder. */
  readonly outputs: readonly string[]
  /** For each output: it stands on its own and needs no paragraph around it. */
  readonly isBlock: readonly boolean[]
  /** For each output: where its call stands in the file. */
  readonly offsets: readonly number[]
  /** Files of the macros that were called. */
  readonly macroFiles: ReadonlySet<string>
  /** The sidebars that macros asked for, each with the place of its call in the file. */
  readonly sidebars: readonly (SidebarRequest & { readonly offset: number })[]
}

type CallDiagnostic = Pick<Diagnostic, 'kind' | 'severity' | 'message' | 'hint' | 'fix'>

/** Where a running call reports its problems. */
interface CallReports {
  readonly problem: (diagnostic: CallDiagnostic) => void
  readonly spelling: (problem: SpellingProblem) => void
}

/** Says something of a place in the page's text; `offset` counts characters. */
export type ReportAt = (offset: number, diagnostic: CallDiagnostic) => void

/**
 * Runs all macro calls of a body (docs/behaviour/macros.md 9). Nothing here throws: an unknown macro is a notice in the page, a
 * failing one its reason, a malformed call stays as text or is read as it was meant, each with a diagnostic.
 *
 * @param offset where the body begins in the file, for the places of diagnostics
 */
export function expandMacros(body: string, offset: number, context: PageContext, reportAt: ReportAt): ExpandedBody {
  const text = withoutReserved(body)
  const { calls, malformed } = lexMacros(text)
  for (const { start, message, isRead } of malformed) {
    const hint = isRead ? 'the call is read as if it had one `)`' : 'the call is shown as text'
    reportAt(offset + start, { kind: 'malformed-macro', severity: 'warning', message, hint })
  }
  const outputs: string[] = []
  const isBlock: boolean[] = []
  const offsets: number[] = []
  const macroFiles = new Set<string>()
  const sidebars: (SidebarRequest & { readonly offset: number })[] = []
  let expanded = ''
  let at = 0
  for (const call of calls) {
    const result = runCall(call, context, {
      problem: (diagnostic) => reportAt(offset + call.start, diagnostic),
      spelling: (problem) =>
        reportAt(offset + (call.ranges[problem.argument]?.start ?? call.start), spellingDiagnostic(call, text, offset, problem)),
    })
    for (const file of result.files) macroFiles.add(file)
    expanded += text.slice(at, call.start) + placeholder(outputs.length, call.end - call.start)
    outputs.push(result.html?.toString() ?? '')
    isBlock.push(result.isBlock)
    offsets.push(offset + call.start)
    for (const request of result.sidebars) sidebars.push({ ...request, offset: offset + call.start })
    at = call.end
  }
  return { text: expanded + text.slice(at), outputs, isBlock, offsets, macroFiles, sidebars }
}

function spellingDiagnostic(call: MacroCall, text: string, offset: number, problem: SpellingProblem): CallDiagnostic {
  const { kind, message, hint } = problem
  const fix = spellingFix(call, text, problem)
  const own = { kind, severity: 'info', message: `${call.written}: ${message}`, hint } as const
  return fix === undefined ? own : { ...own, fix: { ...fix, start: offset + fix.start, end: offset + fix.end } }
}

function runCall(
  call: MacroCall,
  context: PageContext,
  { problem: report, spelling }: CallReports,
): { html: Html | undefined; isBlock: boolean; files: ReadonlySet<string>; sidebars: readonly SidebarRequest[] } {
  const entry = MACROS_BY_NAME.get(call.name)
  if (entry === undefined) {
    const nearest = findNearestName(call.name, MACROS_BY_NAME.keys())
    report({
      kind: 'unknown-macro',
      severity: 'error',
      message: `no macro is named ${call.written}`,
      ...(nearest === undefined ? {} : { hint: `did you mean ${nearest}?` }),
    })
    return {
      html: html`<span class="macro-error" data-macro="${call.name}">${context.text('unknown_macro', { name: call.written })}</span>`,
      isBlock: false,
      files: new Set(),
      sidebars: [],
    }
  }
  const { macro, file } = entry
  const files = new Set([file])
  const sidebars: SidebarRequest[] = []
  try {
    const output = macro.run(call.args, {
      ...context,
      expand(text) {
        // The text is not the page's: its problems are not for the page's author to fix.
        const inner = expandMacros(text, 0, context, (_, { fix: __, ...diagnostic }) => report({ ...diagnostic, severity: 'info' }))
        for (const innerFile of inner.macroFiles) files.add(innerFile)
        // Of HTML that a data source or a content root brings along, which is trusted as pages are.
        return raw(fillPlaceholders(inner.text, inner.outputs))
      },
      requestSidebar: (request) => sidebars.push(request),
      report: ({ kind, severity = 'warning', message, hint }) =>
        report({ kind, severity, message: `${call.written}: ${message}`, ...(hint === undefined ? {} : { hint }) }),
      reportSpelling: spelling,
    })
    return { html: output, isBlock: macro.isBlock, files, sidebars }
  } catch (error) {
    if (!(error instanceof MacroError)) throw new Error(`the macro ${call.written} failed`, { cause: error })
    report({ kind: 'macro-error', severity: 'error', message: `${call.written}: ${error.message}` })
    return {
      html: html`<span class="macro-error">${context.text('failed_macro', { name: call.written, reason: error.message })}</span>`,
      isBlock: false,
      files,
      sidebars: [],
    }
  }
}

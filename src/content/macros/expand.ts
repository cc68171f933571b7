import type { Diagnostic } from '#contracts/diagnostics.ts'
import { escapeHtml } from '../html/escape.ts'
import type { SidebarRequest } from '../read/page-record.ts'
import { MACROS_BY_NAME } from './index.ts'
import { lexMacros, type MacroCall } from './lexer.ts'
import { MacroError, type PageContext, type SpellingFault } from './macro.ts'
import { findNearestName } from './nearest-name.ts'
import { fillPlaceholders, placeholder, withoutPrivateUse } from './placeholders.ts'
import { spellingFix } from './spelling-fix.ts'

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

/** Whom a running call tells of its faults. */
interface CallReports {
  readonly fault: (diagnostic: CallDiagnostic) => void
  readonly spelling: (fault: SpellingFault) => void
}

/** Says something of a place in the page's text; `offset` counts characters. */
export type ReportAt = (offset: number, diagnostic: CallDiagnostic) => void

/**
 * Runs all macro calls of a body (reference/content.md 2.0). Nothing here throws: an unknown macro is a notice in the page, a
 * failing one its reason, a malformed call stays as text, each with a diagnostic.
 *
 * @param offset where the body begins in the file, for the places of diagnostics
 */
export function expandMacros(body: string, offset: number, context: PageContext, reportAt: ReportAt): ExpandedBody {
  const text = withoutPrivateUse(body)
  const { calls, malformed } = lexMacros(text)
  for (const { start, message } of malformed) reportAt(offset + start, { kind: 'malformed-macro', severity: 'warning', message })
  const outputs: string[] = []
  const isBlock: boolean[] = []
  const offsets: number[] = []
  const macroFiles = new Set<string>()
  const sidebars: (SidebarRequest & { readonly offset: number })[] = []
  let expanded = ''
  let at = 0
  for (const call of calls) {
    const result = runCall(call, context, {
      fault: (diagnostic) => reportAt(offset + call.start, diagnostic),
      spelling: (fault) =>
        reportAt(offset + (call.ranges[fault.argument]?.start ?? call.start), spellingDiagnostic(call, text, offset, fault)),
    })
    for (const file of result.files) macroFiles.add(file)
    expanded += text.slice(at, call.start) + placeholder(outputs.length, call.end - call.start)
    outputs.push(result.html)
    isBlock.push(result.isBlock)
    offsets.push(offset + call.start)
    for (const request of result.sidebars) sidebars.push({ ...request, offset: offset + call.start })
    at = call.end
  }
  return { text: expanded + text.slice(at), outputs, isBlock, offsets, macroFiles, sidebars }
}

function spellingDiagnostic(call: MacroCall, text: string, offset: number, fault: SpellingFault): CallDiagnostic {
  const { kind, message, hint } = fault
  const fix = spellingFix(call, text, fault)
  const own = { kind, severity: 'info', message: `${call.written}: ${message}`, hint } as const
  return fix === undefined ? own : { ...own, fix: { ...fix, start: offset + fix.start, end: offset + fix.end } }
}

function runCall(
  call: MacroCall,
  context: PageContext,
  { fault: report, spelling }: CallReports,
): { html: string; isBlock: boolean; files: ReadonlySet<string>; sidebars: readonly SidebarRequest[] } {
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
      html: `<span class="macro-fault" data-macro="${escapeHtml(call.name)}">${escapeHtml(context.text('unknown_macro', { name: call.written }))}</span>`,
      isBlock: false,
      files: new Set(),
      sidebars: [],
    }
  }
  const { macro, file } = entry
  const files = new Set([file])
  const sidebars: SidebarRequest[] = []
  try {
    const html = macro.run(call.args, {
      ...context,
      expand(text) {
        // The text is not the page's: its faults are not for the page's author to mend.
        const inner = expandMacros(text, 0, context, (_, { fix: __, ...diagnostic }) => report({ ...diagnostic, severity: 'info' }))
        for (const innerFile of inner.macroFiles) files.add(innerFile)
        return fillPlaceholders(inner.text, inner.outputs)
      },
      requestSidebar: (request) => sidebars.push(request),
      report: (kind, message, hint, severity = 'warning') =>
        report({ kind, severity, message: `${call.written}: ${message}`, ...(hint === undefined ? {} : { hint }) }),
      reportSpelling: spelling,
    })
    return { html, isBlock: macro.isBlock, files, sidebars }
  } catch (error) {
    if (!(error instanceof MacroError)) throw new Error(`the macro ${call.written} failed`, { cause: error })
    report({ kind: 'macro-error', severity: 'error', message: `${call.written}: ${error.message}` })
    return {
      html: `<span class="macro-fault">${escapeHtml(context.text('failed_macro', { name: call.written, reason: error.message }))}</span>`,
      isBlock: false,
      files,
      sidebars: [],
    }
  }
}

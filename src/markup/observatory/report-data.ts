import type { Analysis } from '#contracts/observatory-calls.ts'
import { type Html, html, raw } from '../html.ts'

/** What the server has put into a page of reports. */
export type ReportData =
  | { readonly kind: 'report'; readonly host: string; readonly analysis: Analysis }
  /** The host has no scan yet. */
  | { readonly kind: 'none'; readonly host: string }
  /** There is nothing that a script could add. */
  | { readonly kind: 'final' }

const DATA_ID = 'obs-data'
const UNSAFE = /[<\u2028\u2029]/g

/** The data of a report for the script of the page. Nothing in it can end the element: every `<` is escaped. */
export function reportDataHtml(data: ReportData): Html {
  const json = JSON.stringify(data).replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return html`<script type="application/json" id="${DATA_ID}">${raw(json)}</script>`
}

/** The data in a page; undefined where no server has put any. It comes from the same server as the script that reads it. */
export function readReportData(root: ParentNodeLike): ReportData | undefined {
  const text = root.querySelector(`#${DATA_ID}`)?.textContent
  if (text === undefined || text === null) return undefined
  const data: ReportData = JSON.parse(text)
  return data
}

/** The part of the DOM's `ParentNode` that is used: this part has no types of the DOM. */
interface ParentNodeLike {
  querySelector(selectors: string): { readonly textContent: string | null } | null
}

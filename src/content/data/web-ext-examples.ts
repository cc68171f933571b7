import Type, { type Static } from 'typebox'
import { findJsonData, jsonDataVersion } from './json-data.ts'

const FILE = 'webextensions-examples.json'

/** The list of the repository of example extensions, as it publishes it. */
const ExampleList = Type.Array(
  Type.Object({ name: Type.String(), description: Type.Optional(Type.String()), javascript_apis: Type.Array(Type.String()) }),
)

/** An example extension and the APIs it shows: `tabs.create`. */
export type WebExtExample = Static<typeof ExampleList>[number]

/** The example extensions that web extension pages list. */
export class WebExtExamples {
  readonly list: readonly WebExtExample[]
  /** Why there are none. */
  readonly problem: string | undefined

  constructor(list: readonly WebExtExample[], problem?: string) {
    this.list = list
    this.problem = problem
  }

  /** Examples that use one of these APIs, or with a dot at the end one of an area: `tabs.`. */
  listUsing(apis: readonly string[]): readonly WebExtExample[] {
    const isWanted = (used: string): boolean => apis.some((api) => (api.endsWith('.') ? used.startsWith(api) : used === api))
    return this.list.filter(({ javascript_apis }) => javascript_apis.some(isWanted))
  }
}

/** Reads the list that a content root brings along as `files/jsondata/webextensions-examples.json`; an empty one when none does. */
export function loadWebExtExamples(roots: readonly string[]): WebExtExamples {
  const data = findJsonData(roots, FILE, ExampleList)
  if (data === undefined) return new WebExtExamples([], `no content root has files/jsondata/${FILE}`)
  return 'problem' in data ? new WebExtExamples([], data.problem) : new WebExtExamples(data.content)
}

/** The snapshot of the list. */
export function webExtExamplesVersion(roots: readonly string[]): string {
  return jsonDataVersion(roots, FILE)
}

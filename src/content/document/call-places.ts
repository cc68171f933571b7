import { html } from '#markup/html.ts'
import type { ExpandedBody } from '../macros/expand.ts'

type Outputs = Pick<ExpandedBody, 'outputs' | 'offsets'>

const LINK = /href="([^"]*)"/g

/** Finds the macro calls whose outputs have the links that are reported: data that macros show has links of its own. The outputs are searched once, when first asked for. */
export class CallPlaces {
  readonly #outputs: Outputs
  /** The places of the calls with a link to an address, as it is in the HTML, in the order of the page. */
  #byAddress: ReadonlyMap<string, readonly number[]> | undefined
  /** How many links to an address were asked for. */
  readonly #taken = new Map<string, number>()

  constructor(outputs: Outputs) {
    this.#outputs = outputs
  }

  /** The offset in the file of the call with the next link to an address; after the last one, of that. */
  take(address: string): number | undefined {
    this.#byAddress ??= groupCalls(this.#outputs)
    const written = html`${address}`.toString()
    const offsets = this.#byAddress.get(written)
    const taken = this.#taken.get(written) ?? 0
    this.#taken.set(written, taken + 1)
    return offsets?.[taken] ?? offsets?.at(-1)
  }
}

function groupCalls({ outputs, offsets }: Outputs): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>()
  outputs.forEach((output, index) => {
    const offset = offsets[index]
    if (offset === undefined) return
    for (const [, address = ''] of output.matchAll(LINK)) {
      const group = groups.get(address)
      if (group === undefined) groups.set(address, [offset])
      else group.push(offset)
    }
  })
  return groups
}

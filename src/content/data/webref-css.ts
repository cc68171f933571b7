import { trustJson } from '../text/json.ts'
import { packageVersion, readPackageFile } from './installed-package.ts'

/** A property, type, function, at-rule or descriptor as its specification defines it (data of @webref/css). */
export interface CssDefinition {
  readonly name: string
  /** The definition in the newest draft that has the whole of it. */
  readonly href?: string
  /** Definitions in drafts that add to it. */
  readonly extended?: readonly string[]
  readonly syntax?: string
  /** What it is part of: `<basic-shape>`, `filter`, `attr()`, `@function`. */
  readonly for?: string | readonly string[]
  readonly initial?: string
  readonly appliesTo?: string
  readonly inherited?: string
  readonly percentages?: string
  readonly computedValue?: string
  readonly animationType?: string
}

/** The kinds of definitions that have a formal syntax. */
export type CssKind = 'property' | 'type' | 'function' | 'at-rule' | 'descriptor'

interface Webref {
  readonly properties: readonly CssDefinition[]
  readonly types: readonly CssDefinition[]
  readonly functions: readonly CssDefinition[]
  readonly atrules: readonly (CssDefinition & { readonly descriptors: readonly CssDefinition[] })[]
}

/** The definitions of CSS, found by kind, name and what they are part of. */
export class WebrefCss {
  readonly #definitions: ReadonlyMap<string, readonly CssDefinition[]>

  constructor({ properties, types, functions, atrules }: Webref) {
    const definitions = new Map<string, CssDefinition[]>()
    const add = (kind: CssKind, definition: CssDefinition): void => {
      const key = `${kind} ${definition.name}`
      const list = definitions.get(key)
      if (list === undefined) definitions.set(key, [definition])
      else list.push(definition)
    }
    for (const definition of properties) add('property', definition)
    for (const definition of types) add('type', definition)
    for (const definition of functions) add('function', definition)
    for (const rule of atrules) {
      add('at-rule', rule)
      for (const descriptor of rule.descriptors) add('descriptor', { ...descriptor, name: `${rule.name}/${descriptor.name}` })
    }
    this.#definitions = definitions
  }

  /**
   * The definition of a name. Of several, the one that is part of the first scope that has any; else the one that is part of
   * nothing; else the first one with a syntax.
   *
   * @param name as specifications write it, without `<>`: `color`, `rgb()`, `@media`; of a descriptor `@font-face/src`
   * @param scopes names with or without their signs: `basic-shape`, `<basic-shape>`, `attr()`
   */
  find(kind: CssKind, name: string, scopes: readonly string[] = []): CssDefinition | undefined {
    const list = this.#definitions.get(`${kind} ${name}`) ?? []
    if (list.length < 2) return list[0]
    for (const scope of scopes) {
      const found = list.find((definition) => partsOf(definition).includes(bare(scope)))
      if (found !== undefined) return found
    }
    return list.find((definition) => partsOf(definition).length === 0) ?? list.find(({ syntax }) => syntax !== undefined) ?? list[0]
  }
}

const PACKAGE = '@webref/css/css.json'

/** Reads the installed package. */
export function loadWebrefCss(): WebrefCss {
  const data: Webref = trustJson(readPackageFile(PACKAGE))
  return new WebrefCss(data)
}

/** Version of the installed package. */
export function webrefCssVersion(): string {
  return packageVersion(PACKAGE)
}

function partsOf({ for: scopes = [] }: CssDefinition): readonly string[] {
  return [scopes].flat().map(bare)
}

function bare(name: string): string {
  return name.replace(/^(?:<'?|@)|'?(?:\(\))?'?>?$/g, '')
}

import Type from 'typebox'
import { IDL_PACKAGE, listIdlInterfaces, readIdlFiles } from './idl-files.ts'
import { packageVersion } from './installed-package.ts'
import { findJsonData, jsonDataVersion } from './json-data.ts'

const FILE = 'InterfaceData.json'

const InterfaceData = Type.Array(Type.Record(Type.String(), Type.Object({ inh: Type.String() })))

/** From which interface each Web API interface inherits. */
export class ApiInterfaces {
  readonly #parents: ReadonlyMap<string, string>
  /** Why a file of data was not used. */
  readonly problem: string | undefined

  /** @param parents the parent of each interface that has one */
  constructor(parents: Readonly<Record<string, string>>, problem?: string) {
    this.#parents = new Map(Object.entries(parents))
    this.problem = problem
  }

  /** The interfaces that one inherits from, its parent first. Data that runs in a circle is cut where it begins again. */
  listAncestors(name: string): readonly string[] {
    const ancestors: string[] = []
    for (
      let parent = this.#parents.get(name);
      parent !== undefined && parent !== name && !ancestors.includes(parent);
      parent = this.#parents.get(parent)
    )
      ancestors.push(parent)
    return ancestors
  }
}

/**
 * Reads `files/jsondata/InterfaceData.json` of a content root. Without it, the installed @webref/idl says.
 *
 * @throws MissingPackageError
 */
export function loadApiInterfaces(roots: readonly string[]): ApiInterfaces {
  const data = findJsonData(roots, FILE, InterfaceData)
  if (data !== undefined && 'content' in data) return new ApiInterfaces(parentsOfData(data.content))
  const interfaces = [...readIdlFiles().values()].flatMap(listIdlInterfaces)
  return new ApiInterfaces(
    Object.fromEntries(interfaces.flatMap(({ name, parent }) => (parent === undefined ? [] : [[name, parent]]))),
    data?.problem,
  )
}

/** The snapshot of the file, or of the package. */
export function apiInterfacesVersion(roots: readonly string[]): string {
  const own = jsonDataVersion(roots, FILE)
  return own === 'none' ? packageVersion(IDL_PACKAGE) : own
}

function parentsOfData(tables: readonly Readonly<Record<string, { readonly inh: string }>>[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    tables.flatMap((table) => Object.entries(table).flatMap(([name, { inh }]) => (inh === '' ? [] : [[name, inh]]))),
  )
}

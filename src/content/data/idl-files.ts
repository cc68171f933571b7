import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { findPackageFile, readPackageFile } from './installed-package.ts'

/** A file of the package's own folder, to find it by. */
export const IDL_PACKAGE = '@webref/idl/package.json'

/** An interface as one specification defines it. */
export interface IdlInterface {
  readonly name: string
  /** The interface it inherits from. */
  readonly parent?: string
}

const INTERFACE = /^[ \t]*interface[ \t]+(\w+)(?:[ \t]*:[ \t]*(\w+))?\s*\{/gm

/**
 * The interfaces that a specification's Web IDL defines; partial ones, mixins and callback interfaces are not among them. Read by pattern
 * and not with a parser: webref writes one form, and to parse all files takes two seconds in each thread.
 *
 * @param idl Web IDL text
 */
export function listIdlInterfaces(idl: string): readonly IdlInterface[] {
  return [...idl.matchAll(INTERFACE)].map(([, name = '', parent]) => (parent === undefined ? { name } : { name, parent }))
}

/**
 * The Web IDL of all specifications in the installed @webref/idl, by the specification's short name.
 *
 * @throws MissingPackageError
 */
export function readIdlFiles(): ReadonlyMap<string, string> {
  const names = readdirSync(dirname(findPackageFile(IDL_PACKAGE)))
    .filter((name) => name.endsWith('.idl'))
    .sort()
  return new Map(names.map((name) => [name.slice(0, -'.idl'.length), readPackageFile(`@webref/idl/${name}`)]))
}

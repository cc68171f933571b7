import Type, { type Static } from 'typebox'
import { trustJson } from '../text/json.ts'
import { IDL_PACKAGE, listIdlInterfaces, readIdlFiles } from './idl-files.ts'
import { packageVersion, readPackageFile } from './installed-package.ts'
import { findJsonData, jsonDataVersion } from './json-data.ts'

const FILE = 'GroupData.json'
const SPECIFICATIONS = 'web-specs/index.json'

const Names = Type.Optional(Type.Array(Type.String()))
const Group = Type.Object({
  overview: Names,
  guides: Names,
  tutorial: Names,
  interfaces: Names,
  methods: Names,
  properties: Names,
  events: Names,
})
const GroupData = Type.Array(Type.Record(Type.String(), Group))

/** What belongs to a Web API: names as authors write them, `Window.fetch()` and `Window: load`, and addresses of guides. Absent: not known. */
export type ApiGroup = Static<typeof Group>

/** Web APIs by the names that sidebars ask for. */
export class ApiGroups {
  readonly #byName: ReadonlyMap<string, ApiGroup>
  readonly #bySpecification: ReadonlyMap<string, ApiGroup>
  /** Why a file of data was not used. */
  readonly problem: string | undefined

  /**
   * @param groups by name
   * @param specifications interfaces by the title of the specification that defines them, for content that brings no groups along
   */
  constructor(
    groups: Readonly<Record<string, ApiGroup>>,
    {
      specifications = {},
      problem,
    }: { readonly specifications?: Readonly<Record<string, readonly string[]>>; readonly problem?: string | undefined } = {},
  ) {
    this.#byName = new Map(Object.entries(groups))
    this.#bySpecification = new Map(
      Object.entries(specifications).map(([title, interfaces]) => [foldTitle(title), { interfaces: [...interfaces] }]),
    )
    this.problem = problem
  }

  /** Names of the groups that the content brings along; empty where it brings none. */
  get names(): readonly string[] {
    return [...this.#byName.keys()]
  }

  /** Whether the content brings a group along, so that its authors can fix what it names. */
  isOfContent(name: string): boolean {
    return this.#byName.has(name)
  }

  find(name: string): ApiGroup | undefined {
    return this.#byName.get(name) ?? this.#bySpecification.get(foldTitle(name))
  }
}

/**
 * Reads `files/jsondata/GroupData.json` of a content root. Without it a group is what the specification of its name defines: `Fetch API`
 * has the interfaces in the Web IDL of 'Fetch'; its guides are found in the tree (sidebars/api-group.ts).
 *
 * @throws MissingPackageError
 */
export function loadApiGroups(roots: readonly string[]): ApiGroups {
  const data = findJsonData(roots, FILE, GroupData)
  if (data !== undefined && 'content' in data) return new ApiGroups(Object.assign({}, ...data.content))
  const specifications: readonly { readonly shortTitle: string; readonly series: { readonly shortname: string } }[] = trustJson(
    readPackageFile(SPECIFICATIONS),
  )
  const titles = new Map(specifications.map(({ shortTitle, series }) => [series.shortname, shortTitle]))
  const byTitle = [...readIdlFiles()].flatMap(([name, idl]) => {
    const title = titles.get(name)
    const interfaces = listIdlInterfaces(idl)
    return title === undefined || interfaces.length === 0 ? [] : [[title, interfaces.map((own) => own.name)] as const]
  })
  return new ApiGroups({}, { specifications: Object.fromEntries(byTitle), problem: data?.problem })
}

/** The snapshot of the file, or of the packages. */
export function apiGroupsVersion(roots: readonly string[]): string {
  const own = jsonDataVersion(roots, FILE)
  return own === 'none' ? `${packageVersion(IDL_PACKAGE)} ${packageVersion(SPECIFICATIONS)}` : own
}

/** 'The Fetch API', 'Fetch' and 'Fetch Level 2' are one. */
function foldTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/^the | api\b| standard$|(?: level)? [\d.]+$/g, '')
    .replace(/[^a-z0-9]+/g, '')
}

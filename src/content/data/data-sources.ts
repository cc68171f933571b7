import { type ApiGroups, apiGroupsVersion, loadApiGroups } from './api-groups.ts'
import { type ApiInterfaces, apiInterfacesVersion, loadApiInterfaces } from './api-interfaces.ts'
import { type CommonTexts, commonTextsVersion, loadCommonTexts } from './common-texts.ts'
import { type CompatData, compatDataVersion, loadCompatData } from './compat-data.ts'
import { type CssDefinitions, cssDefinitionsVersion, loadCssDefinitions } from './css-definitions.ts'
import { type Features, featuresVersion, loadFeatures } from './features.ts'
import { loadSpecifications, type Specifications, specificationsVersion } from './specifications.ts'
import { loadSvgElements, type SvgElements, svgElementsVersion } from './svg-elements.ts'
import { loadTemplateTexts, type TemplateTexts, templateTextsVersion } from './template-texts.ts'
import { loadWebExtExamples, type WebExtExamples, webExtExamplesVersion } from './web-ext-examples.ts'
import { loadWebrefCss, type WebrefCss, webrefCssVersion } from './webref-css.ts'

/** The sources of data outside the content, by name. A page that uses one is built again when its version changes. */
export interface DataTypes {
  readonly groups: ApiGroups
  readonly interfaces: ApiInterfaces
  readonly commonTexts: CommonTexts
  readonly compat: CompatData
  readonly features: Features
  readonly cssDefinitions: CssDefinitions
  readonly cssReference: WebrefCss
  readonly specifications: Specifications
  readonly svgElements: SvgElements
  readonly templateTexts: TemplateTexts
  readonly webExtExamples: WebExtExamples
}

export type DataName = keyof DataTypes

/** Where pages get their data from. */
export interface DataSources {
  /** @throws MissingPackageError when the source's package is not installed */
  get<Name extends DataName>(name: Name): DataTypes[Name]
}

/** One source: which snapshot of it is there, and how it is read. `roots` are the content roots, for sources that content can bring along. */
interface DataSource<Data> {
  readonly version: (roots: readonly string[]) => string
  readonly load: (roots: readonly string[]) => Data
}

const SOURCES: { readonly [Name in DataName]: DataSource<DataTypes[Name]> } = {
  groups: { version: apiGroupsVersion, load: loadApiGroups },
  interfaces: { version: apiInterfacesVersion, load: loadApiInterfaces },
  commonTexts: { version: commonTextsVersion, load: loadCommonTexts },
  compat: { version: compatDataVersion, load: once(loadCompatData) },
  features: { version: featuresVersion, load: once(loadFeatures) },
  cssDefinitions: { version: cssDefinitionsVersion, load: loadCssDefinitions },
  cssReference: { version: webrefCssVersion, load: once(loadWebrefCss) },
  specifications: { version: specificationsVersion, load: loadSpecifications },
  svgElements: { version: svgElementsVersion, load: loadSvgElements },
  templateTexts: { version: templateTextsVersion, load: loadTemplateTexts },
  webExtExamples: { version: webExtExamplesVersion, load: loadWebExtExamples },
}

/** Installed data that no content can bring along is read once in a process. */
function once<Data>(load: () => Data): () => Data {
  let data: Data | undefined
  return () => {
    data ??= load()
    return data
  }
}

/** Data whose sources can change: files of content that is being written. */
export interface RefreshableData extends DataSources {
  /** The data as it is now. What was read of sources that are the same stays. */
  refresh(): RefreshableData
  /** Whether all sources that were read are still the same. */
  isCurrent(): boolean
}

/** Sources that were read, and the versions that they had. */
interface LoadedSources {
  readonly data: { readonly [Name in DataName]?: DataTypes[Name] }
  readonly versions: { readonly [Name in DataName]?: string }
}

const NOTHING_LOADED: LoadedSources = { data: {}, versions: {} }

/**
 * The installed data. Each source is read when it is first asked for.
 *
 * @param previous sources that were read; those of the same version stay
 */
export function createDataSources(roots: readonly string[], previous = NOTHING_LOADED): RefreshableData {
  const loaded: { -readonly [Name in DataName]?: DataTypes[Name] } = {}
  const versions: { [Name in DataName]?: string } = {}
  return {
    get<Name extends DataName>(name: Name): DataTypes[Name] {
      const known: DataTypes[Name] | undefined = loaded[name]
      if (known !== undefined) return known
      const version = SOURCES[name].version(roots)
      const before: DataTypes[Name] | undefined = previous.versions[name] === version ? previous.data[name] : undefined
      const data = before ?? SOURCES[name].load(roots)
      versions[name] = version
      loaded[name] = data
      return data
    },
    refresh: () => createDataSources(roots, { data: { ...previous.data, ...loaded }, versions: { ...previous.versions, ...versions } }),
    isCurrent() {
      const read: Readonly<Record<string, string>> = versions
      return Object.entries(SOURCES).every(([name, { version }]) => read[name] === undefined || read[name] === version(roots))
    },
  }
}

/** The snapshot of each source, under the names that `Questions.version` gives them: `data:compat`. */
export function dataVersions(roots: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(SOURCES).map(([name, { version }]) => [`data:${name}`, version(roots)]))
}

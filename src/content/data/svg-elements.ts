import Type from 'typebox'
import { packageVersion, readPackageFile } from './installed-package.ts'
import { findJsonData, jsonDataVersion } from './json-data.ts'

const FILE = 'SVGData.json'
/** Where the interfaces of SVG elements are defined. */
const IDL_FILES = ['SVG', 'filter-effects', 'svg-animations', 'svg-paths', 'css-masking'].map((name) => `@webref/idl/${name}.idl`)

const SvgData = Type.Object({
  elements: Type.Record(
    Type.String(),
    Type.Object({
      categories: Type.Array(Type.String()),
      content: Type.Optional(
        Type.Object({
          description: Type.Union([Type.String(), Type.Record(Type.String(), Type.String())]),
          elements: Type.Optional(Type.Array(Type.String())),
        }),
      ),
    }),
  ),
})

/** What is known of an SVG element. */
export interface SvgElement {
  /** Names of groups: `shapeElement`. Empty when that is not known. */
  readonly categories: readonly string[]
  /** What may stand in it: the name of a sentence or the sentence itself, as HTML by language, and names of groups or escaped tags. */
  readonly content?: { readonly description: string | Readonly<Record<string, string>>; readonly elements?: readonly string[] }
}

/** SVG elements by name, whatever its case. */
export class SvgElements {
  readonly #byName: ReadonlyMap<string, SvgElement>
  /** Why a file of data was not used. */
  readonly problem: string | undefined

  constructor(elements: Readonly<Record<string, SvgElement>>, problem?: string) {
    this.#byName = new Map(Object.entries(elements).map(([name, element]) => [name.toLowerCase(), element]))
    this.problem = problem
  }

  find(name: string): SvgElement | undefined {
    return this.#byName.get(name.toLowerCase())
  }
}

/**
 * Reads `files/jsondata/SVGData.json` of a content root. Without it, the categories are those that the interfaces in the installed
 * @webref/idl tell; what an element may contain stands in no data package.
 *
 * @throws MissingPackageError
 */
export function loadSvgElements(roots: readonly string[]): SvgElements {
  const data = findJsonData(roots, FILE, SvgData)
  if (data !== undefined && 'content' in data) return new SvgElements(data.content.elements)
  return new SvgElements(elementsOfInterfaces(IDL_FILES.map(readPackageFile).join('\n')), data?.problem)
}

/** The snapshot of the file, or of the package. */
export function svgElementsVersion(roots: readonly string[]): string {
  const own = jsonDataVersion(roots, FILE)
  return own === 'none' ? packageVersion(IDL_FILES[0] ?? '') : own
}

/**
 * SVG elements with the categories that their interfaces tell: animation, gradient, shape, text, graphics, filter and light source.
 * The element of `SVGFEBlendElement` is `feblend`.
 *
 * @param idl Web IDL text
 */
export function elementsOfInterfaces(idl: string): Readonly<Record<string, SvgElement>> {
  const parents = new Map([...idl.matchAll(/^interface (SVG\w+) : (\w+)/gm)].map(([, name = '', parent = '']) => [name, parent]))
  const filters = new Set([...idl.matchAll(/^(\w+) includes SVGFilterPrimitiveStandardAttributes;/gm)].map(([, name = '']) => name))
  const isKind = (name: string, kind: string, seen: readonly string[] = []): boolean =>
    name === kind || (!seen.includes(name) && parents.has(name) && isKind(parents.get(name) ?? '', kind, [...seen, name]))
  const categoriesOf = (name: string): string[] => [
    ...(isKind(name, 'SVGAnimationElement') ? ['animationElement'] : []),
    ...(isKind(name, 'SVGGradientElement') ? ['gradientElement'] : []),
    ...(isKind(name, 'SVGGeometryElement')
      ? [...(name === 'SVGPathElement' ? [] : ['basicShapeElement']), 'graphicsElement', 'shapeElement']
      : []),
    ...(isKind(name, 'SVGTextContentElement') ? ['textContentElement'] : []),
    ...(filters.has(name) ? ['filterPrimitiveElement'] : []),
    ...(/^SVGFE\w+LightElement$/.test(name) ? ['lightSourceElement'] : []),
  ]
  const isBase = (name: string): boolean => [...parents.values()].includes(name)
  const names = [...parents.keys()].filter((name) => name.endsWith('Element') && !isBase(name))
  return Object.fromEntries(
    names.map((name) => [name.slice('SVG'.length, -'Element'.length).toLowerCase(), { categories: categoriesOf(name) }]),
  )
}

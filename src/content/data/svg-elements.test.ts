import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { elementsOfInterfaces, loadSvgElements, SvgElements, svgElementsVersion } from './svg-elements.ts'

const data = { elements: { clipPath: { categories: ['noCategory'], attributes: ['id'], content: { description: 'empty' } } } }

test('the data of a content root is used, whatever the case of a name', () => {
  const root = temporaryFolder({ 'files/jsondata/SVGData.json': JSON.stringify(data) })
  const elements = loadSvgElements([root])
  expect(elements.find('clippath')).toMatchObject({ categories: ['noCategory'], content: { description: 'empty' } })
  expect(elements.find('rect')).toBeUndefined()
  expect(elements.problem).toBeUndefined()
})

test('without it the installed interfaces tell the categories', () => {
  const elements = loadSvgElements([temporaryFolder()])
  expect(elements.find('rect')).toEqual({ categories: ['basicShapeElement', 'graphicsElement', 'shapeElement'] })
  expect(elements.find('path')).toEqual({ categories: ['graphicsElement', 'shapeElement'] })
  expect(elements.find('linearGradient')).toEqual({ categories: ['gradientElement'] })
  expect(elements.find('tspan')).toEqual({ categories: ['textContentElement'] })
  expect(elements.find('feBlend')).toEqual({ categories: ['filterPrimitiveElement'] })
  expect(elements.find('fePointLight')).toEqual({ categories: ['lightSourceElement'] })
  expect(elements.find('animateMotion')).toEqual({ categories: ['animationElement'] })
  expect(elements.find('geometry')).toBeUndefined()
  expect(elements.problem).toBeUndefined()
})

test('a file that can not be used is reported, and the interfaces take its place', () => {
  const elements = loadSvgElements([temporaryFolder({ 'files/jsondata/SVGData.json': '{"elements": []}' })])
  expect(elements.problem).toMatch(/^files\/jsondata\/SVGData\.json: /)
  expect(elements.find('set')).toEqual({ categories: ['animationElement'] })
})

test('interfaces that others are made from are no elements', () => {
  const idl = 'interface SVGGraphicsElement : SVGElement {\ninterface SVGUseElement : SVGGraphicsElement {\ninterface SVGNumber {'
  expect(elementsOfInterfaces(idl)).toEqual({ use: { categories: [] } })
})

test('an interface that is its own parent does no harm', () => {
  expect(elementsOfInterfaces('interface SVGAElement : SVGBElement {\ninterface SVGBElement : SVGAElement {')).toEqual({})
})

test('names of objects are no elements', () => {
  expect(new SvgElements({}).find('constructor')).toBeUndefined()
})

test('the version is that of the file where there is one', () => {
  const root = temporaryFolder({ 'files/jsondata/SVGData.json': JSON.stringify(data) })
  expect(svgElementsVersion([root])).toMatch(/^[0-9a-f]{16}$/)
  expect(svgElementsVersion([])).toMatch(/^\d+\.\d+\.\d+$/)
})

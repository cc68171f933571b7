import type { SearchDocument } from './search-document.ts'

/** A page of an index in tests: what it does not say is empty. */
export function sampleDocument(slug: string, rest: Partial<SearchDocument> = {}, locale = 'en-US'): SearchDocument {
  const title = rest.title ?? slug.split('/').at(-1)?.replaceAll('_', ' ') ?? ''
  return {
    url: `/${locale}/docs/${slug}`,
    title,
    shortTitle: title,
    slug,
    aliases: [],
    headings: [],
    summary: '',
    body: '',
    code: '',
    pageType: '',
    prior: 0,
    ...rest,
  }
}

/** Pages whose names are hard to tell apart for a search engine. */
export const SAMPLE_DOCUMENTS: readonly SearchDocument[] = [
  sampleDocument('Glossary/Flexbox', { body: 'Flexbox lays out boxes in one dimension. Center them with justify-content.', prior: 0.3 }),
  sampleDocument('Web/API/Document/querySelector', {
    title: 'Document: querySelector() method',
    shortTitle: 'querySelector()',
    prior: 0.5,
  }),
  sampleDocument('Web/CSS/How_to/Center_an_element', {
    title: 'Center an element',
    headings: ['Using flexbox'],
    body: 'How to center one box, a div for example, inside of another one, in both directions.',
  }),
  sampleDocument('Web/CSS/Reference/Properties/grid-template-areas', {
    title: 'grid-template-areas',
    prior: 0.3,
    pageType: 'css-property',
  }),
  sampleDocument('Web/CSS/Reference/Selectors/:has', {
    title: ':has()',
    aliases: ['Web/CSS/:has'],
    prior: 0.2,
    pageType: 'css-pseudo-class',
  }),
  sampleDocument('Web/HTML/Reference/Elements/input', { title: '<input> HTML input element', prior: 0.8 }),
  sampleDocument('Web/HTML/Reference/Elements/input/date', { title: '<input type="date">', prior: 0.2 }),
  sampleDocument('Web/HTML/Reference/Elements/video', {
    title: '<video> HTML video embed element',
    body: 'Plays a video & its sound.',
    prior: 0.4,
  }),
  sampleDocument('Web/HTTP/Reference/Status/404', { title: '404 Not Found', prior: 0.3 }),
  sampleDocument('Web/JavaScript/Reference/Global_Objects/Array/map', { title: 'Array.prototype.map()', prior: 0.4 }),
  sampleDocument('Web/JavaScript/Reference/Global_Objects/Map', { title: 'Map', body: 'A map keeps keys and values.', prior: 0.6 }),
  sampleDocument('Web/JavaScript/Reference/Functions/Arrow_functions', {
    title: 'Arrow function expressions',
    aliases: ['Web/JavaScript/Reference/arrow_functions', 'Web/JavaScript/Reference/Operators/Fat_arrow'],
    code: '(a) => a + 1\n() => {}',
  }),
  sampleDocument('Web/JavaScript/Reference/Operators/Nullish_coalescing_assignment', { title: 'Nullish coalescing assignment (??=)' }),
  sampleDocument('Web/JavaScript/Reference/Operators/Optional_chaining', {
    title: 'Optional chaining (?.)',
    body: 'Reads a property of what may be null.',
  }),
  sampleDocument('Web/JavaScript/Reference/Operators/yield*', { title: 'yield*' }),
  sampleDocument('Web/SVG/Reference/Element/video', {
    title: '<video> in SVG & "others"',
    body: 'An element that was never there: <b>video</b>.',
  }),
]

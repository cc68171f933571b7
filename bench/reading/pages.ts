/** Typical articles: of each area, with and without tables of compatibility. */
export const TYPICAL = [
  '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/map',
  '/en-US/docs/Web/CSS/Reference/Properties/color',
  '/en-US/docs/Web/CSS/Reference/Selectors/:has',
  '/en-US/docs/Web/HTML/Reference/Elements/a',
  '/en-US/docs/Web/HTTP/Reference/Headers/Cache-Control',
  '/en-US/docs/Web/API/AbortController',
  '/en-US/docs/Web/API/Document/createElement',
  '/en-US/docs/Web/API/Fetch_API/Using_Fetch',
  '/en-US/docs/Web/HTTP/Guides/Caching',
  '/en-US/docs/Glossary/CSS',
  '/en-US/docs/Learn_web_development/Core/Styling_basics/Box_model',
  '/de/docs/Web/HTTP',
] as const

/** The largest articles of the content, by elements and by rows of compatibility. */
export const LARGEST = [
  '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array',
  '/en-US/docs/Web/API/Element',
  '/en-US/docs/Web/API/Window',
  '/en-US/docs/Web/CSS/Reference/Properties',
] as const

/** An article and the one that a user goes to from it. */
export const STEPS = [
  ['/en-US/docs/Web/CSS/Reference/Properties/color', '/en-US/docs/Web/CSS/Reference/Properties/display'],
  ['/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/map', '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/filter'],
  ['/en-US/docs/Web/API/AbortController', '/en-US/docs/Web/API/AbortSignal'],
  ['/en-US/docs/Glossary/CSS', '/en-US/docs/Web/CSS'],
  ['/en-US/docs/Web/HTTP/Guides/Caching', '/en-US/docs/Web/HTTP/Reference/Headers/Cache-Control'],
] as const

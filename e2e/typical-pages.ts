/** Pages of the starter content of every kind, in four scripts. */
export const TYPICAL_PAGES = [
  '/en-US/',
  '/en-US/docs/Web/CSS',
  '/en-US/docs/Web/CSS/Reference/Selectors/:has',
  '/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns',
  '/en-US/docs/Web/HTML/Reference/Elements/dialog',
  '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array',
  '/en-US/docs/Learn_web_development/Core/Styling_basics/Box_model',
  '/en-US/docs/Web/HTTP/Reference/Headers/Content-Security-Policy',
  '/en-US/docs/Glossary/Hydration',
  '/de/docs/Web/HTTP',
  '/ja/docs/Web/CSS',
  '/zh-CN/docs/Web/JavaScript',
] as const

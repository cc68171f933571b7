import { SIGN_OUT_MARK } from '#contracts/sign-out-mark.ts'

/**
 * The inline script that brings back what the user has chosen before the first paint; its SHA-256 stands in the Content-Security-Policy.
 * Without a choice the stylesheets follow the system. It does in short what `theme.ts` does after hydration, and says which `<details>` the
 * user left open and whether the sidebar was collapsed, so that the stylesheet shows them so (ui/remembered-details.ts,
 * documents/sidebar-collapse.ts), which size of text and length of lines articles have (article/reading.css), which browsers compatibility
 * tables leave out (article/compat/hidden-browsers.ts), whether the user wants no ads, whether sections far below are laid out late (article/prose.css), and which shape the account slot had last (both accounts/stored-user.ts):
 * none after the user has signed out, which other tabs then hear. A value that no
 * stylesheet knows means nothing.
 */
export const THEME_SCRIPT = [
  "try{const d=document,r=d.documentElement.dataset,g=k=>localStorage.getItem(k),t=g('theme')",
  "if(t==='light'||t==='dark'){r.theme=t",
  "for(const m of d.querySelectorAll('meta[data-scheme]'))m.media=m.dataset.scheme===t?'all':'not all'",
  "d.querySelector('meta[name=color-scheme]').content=t}",
  'const c=(k,n=k)=>{const v=g(k);if(v)r[n]=v}',
  `if(d.cookie.includes('${SIGN_OUT_MARK}='))for(const k of['account','nop'])localStorage.removeItem(k)`,
  "c('account')",
  "c('nop')",
  "c('contrast')",
  "c('font-size','fontSize')",
  "c('text-width','textWidth')",
  "c('compat.hidden','hiddenBrowsers')",
  "if(performance.getEntriesByType('navigation')[0]?.type==='navigate')r.lazy=''",
  "if(g('details.baseline')==='open')r.open='baseline'",
  "if(g('sidebar')==='collapsed')r.sidebarState='collapsed'}catch(e){console.warn('theme',e)}",
].join(';')

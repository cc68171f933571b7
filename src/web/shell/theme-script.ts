/**
 * The inline script that sets a chosen theme before the first paint; its SHA-256 stands in the Content-Security-Policy. Without a choice the
 * sheet follows the system. It does in short what `theme.ts` does after hydration.
 */
export const THEME_SCRIPT =
  "try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){console.warn('theme',e)}"

/**
 * The part of the inline script that scrolls the sidebar to the entry of the page before the sidebar is first painted, so that it does not jump
 * when the page is hydrated. An entry in sight stays where it is. It does in short what `bring-into-sight.ts` does
 * (docs/behaviour/sidebars.md 18). Nothing is drawn before the stylesheets are there, so neither does this run before (HTML, update the rendering).
 */
export const SIDEBAR_SCRIPT = [
  '(function f(){const d=document',
  "if(!d.getElementById('content')){if(d.readyState==='loading')requestAnimationFrame(f);return}",
  "const s=d.getElementById('sidebar'),e=s&&s.querySelector('[aria-current]')",
  'if(!e||!s.clientHeight)return',
  'const p=e.getBoundingClientRect(),q=s.getBoundingClientRect(),h=Math.min(q.bottom,innerHeight)-q.top',
  'if(p.bottom>q.top+h)s.scrollTop+=p.top-q.top-h/4})()',
].join(';')

import type { ReactNode } from 'react'

/** An open book on a lectern, its lines set like code: decoration. */
export function HeroPicture(): ReactNode {
  return (
    <svg className="hero-picture" viewBox="0 0 440 330" width="440" height="330" aria-hidden="true" focusable="false">
      <path className="hero-page" d="M214 66 52 30a12 12 0 0 0-15 12v176a12 12 0 0 0 10 12l167 34z" />
      <path className="hero-page hero-page-lit" d="M226 66 388 30a12 12 0 0 1 15 12v176a12 12 0 0 1-10 12l-167 34z" />
      <g className="hero-lines">
        <path d="M66 72l70 15.500M66 100l28 6.200M108 109.300l76 16.700M66 128l50 11M88 160.800l64 14M88 188.800l44 9.700M66 212l92 19.500" />
        <path className="hero-accent" d="M130 142l56 12.300" />
      </g>
      <g className="hero-lines">
        <path d="M254 90.500l46-10.200M278 113.200l84-18.500M278 141.200l36-8M254 174.500l62-13.600M254 202.500l108-23.700M254 230.500l40-8.800" />
        <path className="hero-accent" d="M316 76.700l46-10M330 129.700l32-7" />
      </g>
      <path className="hero-stand" d="M204 276h32l6 30h50a8 8 0 0 1 0 16H148a8 8 0 0 1 0-16h50z" />
    </svg>
  )
}

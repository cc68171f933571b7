import type { ReactNode } from 'react'

interface Stroke {
  readonly d: string
  /** A word that stands out. */
  readonly isAccent?: true
}

/** Code, in the order in which it is written. */
const CODE: readonly Stroke[] = [
  { d: 'M58 78c26-1 50 0 72 4' },
  { d: 'M80 106c14 0 26 1 38 2' },
  { d: 'M140 111c16 3 30 7 42 12' },
  { d: 'M80 134c10 0 18 0 26 1' },
  { d: 'M128 137c20 3 38 8 54 14', isAccent: true },
  { d: 'M58 162c20-1 38 0 54 2' },
  { d: 'M80 190c38 0 74 6 102 17' },
]

/** What is said of it. */
const WORDS: readonly Stroke[] = [
  { d: 'M258 95c20-8 44-13 70-16' },
  { d: 'M350 77c10 0 20-1 32 0', isAccent: true },
  { d: 'M258 123c14-6 30-10 46-13' },
  { d: 'M326 107c18-2 36-3 56-2', isAccent: true },
  { d: 'M280 143c12-4 24-7 36-8' },
  { d: 'M338 133c14-1 28-2 44-2' },
  { d: 'M258 179c16-7 34-11 54-14' },
  { d: 'M334 162c16-1 32-2 48-1', isAccent: true },
  { d: 'M280 199c30-8 64-12 102-11' },
]

/**
 * An open book on a lectern, one page in the dark and one in the light: decoration. Code is written on the first, and then the second, lit by
 * a lamp, says what it means. It happens once, within four seconds, so that no one needs to stop it (WCAG 2.2.2); users who want no motion see it done.
 */
export function HeroImage(): ReactNode {
  return (
    <svg className="hero-picture" viewBox="0 0 440 350" width="440" height="350" aria-hidden="true" focusable="false">
      <path className="hero-page" d="M214 74C180 46 108 34 30 40v190c78-6 150 6 184 34z" />
      <path className="hero-page hero-page-lit" d="M226 74c34-28 106-40 184-34v190c-78-6-150 6-184 34z" />
      <Writing strokes={CODE} />
      <Writing strokes={WORDS} />
      <path className="hero-ledge" d="M12 262h416l-20 22H32z" />
      <path className="hero-column" d="M186 284h68l14 66h-96z" />
    </svg>
  )
}

/** Each stroke is as long as any other to the rules that draw it. */
function Writing({ strokes }: { readonly strokes: readonly Stroke[] }): ReactNode {
  return (
    <g className="hero-lines">
      {strokes.map(({ d, isAccent }) => (
        <path key={d} d={d} pathLength={1} className={isAccent ? 'hero-accent' : undefined} />
      ))}
    </g>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { RawHtml } from '../ui/raw-html.tsx'
import './footer.css'

interface FooterProps {
  /** As in `ShellHtml`. */
  readonly html: string
}

/** The foot of every page. Its HTML says 'present' where the browser writes the year. */
export function Footer({ html }: FooterProps): ReactNode {
  const footer = useRef<HTMLElement>(null)
  useEffect(() => {
    const end = footer.current?.querySelector('[data-year]')
    if (end) showYear(end, String(new Date().getFullYear()))
  }, [])
  return <RawHtml as="footer" className="site-footer" data-shell="footer" ref={footer} html={html} />
}

/** A range that begins this year is one year. */
function showYear(end: Element, year: string): void {
  const start = end.previousSibling
  if (start instanceof Text && start.data.endsWith(`${year}–`)) start.data = start.data.slice(0, -`${year}–`.length)
  const time = document.createElement('time')
  time.dateTime = time.textContent = year
  end.replaceWith(time)
}

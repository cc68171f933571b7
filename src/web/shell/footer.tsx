import { type ReactNode, useEffect, useRef } from 'react'
import { RawHtml } from '../ui/raw-html.tsx'
import './footer.css'

interface FooterProps {
  /** HTML of `FooterContent`. */
  readonly html: string
}

/** The foot of every page. Its HTML says 'present' where the browser writes the year. */
export function Footer({ html }: FooterProps): ReactNode {
  const footer = useRef<HTMLElement>(null)
  useEffect(() => {
    const time = document.createElement('time')
    time.dateTime = time.textContent = String(new Date().getFullYear())
    footer.current?.querySelector('[data-year]')?.replaceWith(time)
  }, [])
  return <RawHtml as="footer" className="site-footer" data-shell="footer" ref={footer} html={html} />
}

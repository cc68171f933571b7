import type { ReactNode } from 'react'
import type { Card } from '#contracts/page.ts'

interface CardListProps {
  readonly id: string
  readonly title: string
  readonly cards: readonly Card[]
  readonly variant: 'areas' | 'featured'
}

/** A titled list of cards; nothing when there are none. The whole card is the link's target, its text is the title alone. */
export function CardList({ id, title, cards, variant }: CardListProps): ReactNode {
  if (cards.length === 0) return null
  return (
    <section className={`cards cards-${variant}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.url} className="card">
            <h3>
              <a href={card.url}>{card.title}</a>
            </h3>
            {card.summary !== '' && <p>{card.summary}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

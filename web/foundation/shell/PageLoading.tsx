// Placeholder of a loading private page, in its own grid.
import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/States.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './PageLoading.module.css'

export type LoadingShape = 'feed' | 'messages' | 'cards' | 'console'

const cards = [0, 1, 2, 3]
const rows = [0, 1, 2, 3, 4, 5, 6, 7]

export function PageLoading({ shape = 'cards' }: { shape?: LoadingShape | undefined }) {
  return (
    <div
      className={shape === 'messages' || shape === 'console' ? styles[shape] : `wrap ${styles[shape]}`}
      aria-busy="true"
    >
      {shapes[shape]}
    </div>
  )
}

const title = (
  <div>
    <Skeleton width={4} tall={40} />
  </div>
)
const card = (
  <div className={styles.card}>
    <Skeleton width={6} />
    <Skeleton width={12} />
    <Skeleton width={9} />
  </div>
)
const lines = rows.map((row) => (
  <div key={row} className={styles.line}>
    <Skeleton width={row % 2 ? 9 : 6} />
    <Skeleton width={row % 2 ? 4 : 6} />
  </div>
))

const shapes: Record<LoadingShape, ReactNode> = {
  cards: (
    <>
      <Text>{title}</Text>
      {cards.map((each) => (
        <div key={each}>{card}</div>
      ))}
    </>
  ),
  feed: (
    <>
      <div className={styles.beside}>
        {card}
        {lines.slice(0, 4)}
      </div>
      <div className={styles.column}>
        {card}
        {cards.slice(0, 2).map((each) => (
          <div key={each} className={styles.post}>
            {card}
          </div>
        ))}
      </div>
      <div className={styles.beside}>{card}</div>
    </>
  ),
  messages: (
    <>
      <div className={styles.threads}>{lines}</div>
      <div />
    </>
  ),
  console: (
    <>
      <div className={styles.bar} />
      <div className={styles.threads}>{lines}</div>
      <div className={styles.column}>
        {title}
        {lines}
      </div>
    </>
  ),
}

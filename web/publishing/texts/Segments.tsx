// Illustrated text sections. `after`: additions by heading id.
import type { ReactNode } from 'react'
import { Blocks } from './Blocks.tsx'
import type { Section } from './read-text.ts'
import styles from './Segments.module.css'

export function Segments({ sections, after = {} }: { sections: Section[]; after?: Record<string, ReactNode> }) {
  return sections.map(({ id, title, blocks }) => {
    const figure = blocks.find((block) => block.kind === 'figure')
    const text = (
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <Blocks blocks={blocks.filter((block) => block !== figure)} />
        {after[id] && <div className={styles.after}>{after[id]}</div>}
      </div>
    )
    return (
      <section
        key={id}
        id={id}
        className={figure ? `${styles.segment} ${styles.illustrated}` : styles.segment}
        aria-labelledby={`${id}-title`}
      >
        {figure && <img src={figure.src} alt={figure.alt} width={400} height={300} loading="lazy" decoding="async" />}
        {text}
      </section>
    )
  })
}

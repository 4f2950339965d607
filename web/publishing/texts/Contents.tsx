// Contents of a text, the current heading marked.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Text } from '#contract/publishing/texts.ts'
import styles from './Contents.module.css'

export function Contents({ items }: { items: Text['contents'] }) {
  const { t } = useLingui()
  const current = useCurrent(items)
  return (
    <nav className={styles.contents} aria-label={t`Contents`}>
      <ol>
        {items.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              <span>{text.replace(/^\d+\.\s*/, '')}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function useCurrent(items: Text['contents']): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const headings = items.flatMap(({ id }) => document.getElementById(id) ?? [])
    const observer = new IntersectionObserver(
      () => setCurrent(headings.findLast((one) => one.getBoundingClientRect().top < innerHeight / 3)?.id),
      { rootMargin: '0px 0px -67% 0px' },
    )
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [items])
  return current
}

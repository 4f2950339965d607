// Sticky section tabs and visitor actions.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, type ReactNode } from 'react'
import { useSite } from '#web/foundation/page.ts'
import type { SectionName } from './sections.ts'
import styles from './SectionBar.module.css'
import { Text } from '#web/ui/Text.tsx'

type Tab = { id: SectionName; label: string; count?: number | undefined }

export function SectionBar({ tabs, children }: { tabs: Tab[]; children: ReactNode }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const current = useCurrent(tabs)
  return (
    <div className={styles.bar}>
      <nav className="tabs" aria-label={t`Sections`}>
        {tabs.map(({ id, label, count }) => (
          <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            <Text>{label}</Text>
            {count !== undefined && <span>{formats.number(count)}</span>}
          </a>
        ))}
      </nav>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}

function useCurrent(tabs: Tab[]): SectionName | undefined {
  const [current, setCurrent] = useState(tabs[0]?.id)
  const ids = tabs.map(({ id }) => id).join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(entered.target.id as SectionName)
      },
      { rootMargin: '-160px 0px -65% 0px' },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}

// Announcements above a page. The server omits dismissed ones: nothing moves.
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSite } from '#web/foundation/page.ts'
import { dismissed, rememberDismissed } from '#web/foundation/dismissed.ts'
import styles from './Announcements.module.css'
import { Banner } from './Banner.tsx'

export function Announcements() {
  const { t } = useLingui()
  const { announcements } = useSite()
  const [shown, setShown] = useState(announcements)
  const section = useRef<HTMLElement>(null)
  function dismiss(version: string): void {
    document.cookie = rememberDismissed(version, dismissed(document.cookie))
    flushSync(() => setShown((before) => before.filter((one) => one.version !== version)))
    const next = section.current?.querySelector('button') ?? document.getElementById('main')
    next?.focus({ preventScroll: true })
  }
  if (shown.length === 0) return null
  return (
    <section ref={section} className={styles.announcements} aria-label={t`Announcements`}>
      {shown.map((one) => (
        <Banner key={one.version} {...one} onDismiss={() => dismiss(one.version)} />
      ))}
    </section>
  )
}

// The sidebar: opens the flyout of an industry on hover, focus and tap. As a rail it shows the icons and widens.
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flyoutDelay } from '#contract/constants.ts'
import type { Frame } from '../page.ts'
import styles from './Sidebar.module.css'
import { Still } from './Still.tsx'

const Flyout = lazy(async () => ({ default: (await import('./Flyout.tsx')).Flyout }))
const intent = 120 // ms the pointer rests on an industry before its flyout opens

function industryOf(target: EventTarget): HTMLElement | null {
  return (target as Element).closest<HTMLElement>('[data-industry]')
}

/** Another `page` closes the flyout. */
export function Sidebar({ layout, page }: { layout: Frame['layout']; page: string }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<string>()
  const side = useRef<HTMLElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  function show(key: string | undefined, delay: number) {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(setOpen, delay, key)
  }
  function focused(target: Element) {
    if (target.matches('nav a:focus-visible')) show(industryOf(target)?.dataset['industry'], 0)
  }
  useEffect(() => {
    clearTimeout(waiting.current)
    setOpen(undefined)
  }, [page])
  useEffect(() => {
    // Whoever was quicker than the scripts stands in the list already.
    const focus = document.activeElement
    if (focus && side.current?.contains(focus)) focused(focus)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => {
    const link = open && side.current?.querySelector(`[data-industry="${open}"]`)
    if (!link) return
    link.setAttribute('aria-expanded', 'true')
    return () => link.setAttribute('aria-expanded', 'false')
  }, [open])

  return (
    <aside
      ref={side}
      className={`${styles.side} ${styles[layout]}`}
      onPointerOver={(event) => {
        if (event.pointerType !== 'mouse' || !(event.target as Element).closest('nav a')) return
        const key = industryOf(event.target)?.dataset['industry']
        if (key !== open) show(key, intent)
      }}
      onPointerLeave={(event) => event.pointerType === 'mouse' && show(undefined, flyoutDelay)}
      onPointerDown={(event) => {
        // The first tap opens the flyout, as hovering does; the second follows the link.
        const link = industryOf(event.target)
        const key = link?.dataset['industry']
        if (!link || event.pointerType === 'mouse' || open === key) return
        link.addEventListener('click', (click) => click.preventDefault(), { once: true })
        show(key, 0)
      }}
      onFocus={(event) => focused(event.target)}
      onBlur={(event) => !side.current?.contains(event.relatedTarget as Node | null) && show(undefined, 0)}
      onKeyDown={(event) => event.key === 'Escape' && show(undefined, 0)}
    >
      <Still as="nav" name="industries" className={styles.list} aria-label={t`Industries`} />
      {open && (
        <Suspense>
          <Flyout industry={open} onEnter={() => show(open, 0)} onClose={() => show(undefined, 0)} />
        </Suspense>
      )}
    </aside>
  )
}

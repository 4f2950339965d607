// Sidebar with industry flyouts on hover, focus and tap.
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useRef, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router'
import { flyoutDelay } from '#contract/foundation/constants.ts'
import type { Frame } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { arrowOf } from '#web/ui/direction.ts'
import { useKept } from '../kept-markup.ts'
import { IndustryList } from './IndustryList.tsx'
import styles from './Sidebar.module.css'

const Flyout = lazy(async () => ({ default: (await import('./Flyout.tsx')).Flyout }))
const intent = 120 // ms of hovering before opening

export function Sidebar({ layout }: { layout: Frame['layout'] }) {
  const { t } = useLingui()
  const { open, show, links, handlersOf } = useFlyout()
  const panel = useRef<HTMLDivElement>(null)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears of keys and the focus in the links inside
    <aside
      className={`${styles.side} ${styles[layout]}`}
      onPointerLeave={(event) => event.pointerType === 'mouse' && show(undefined, flyoutDelay)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && show(undefined, 0)}
      onKeyDown={(event) => event.key === 'Escape' && show(undefined, 0)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears of keys and the focus in the links inside */}
      <nav
        className={styles.list}
        aria-label={t`Industries`}
        onKeyDown={(event) => {
          if (arrowOf(event) !== 'forward' || !panel.current) return
          event.preventDefault()
          panel.current.querySelector('a')?.focus()
        }}
        {...useKept('industries', <IndustryList open={open} handlersOf={handlersOf} />)}
      />
      {open && (
        <Suspense>
          <Flyout
            ref={panel}
            industry={open}
            onEnter={() => show(open, 0)}
            onClose={() => show(undefined, 0)}
            onLeave={(event: KeyboardEvent) => {
              event.preventDefault()
              links.current.get(open)?.focus()
            }}
          />
        </Suspense>
      )}
    </aside>
  )
}

function useFlyout() {
  const { pathname, search } = useLocation()
  const [open, setOpen] = useResettableState<string | undefined>(undefined, pathname + search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const links = useRef(new Map<string, HTMLAnchorElement>())
  const opensByTap = useRef(false)

  function show(industry: string | undefined, delay: number): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(setOpen, delay, industry)
  }
  useEffect(() => () => clearTimeout(timer.current), [pathname, search])
  useEffect(() => {
    // The focus may precede hydration.
    const focused = [...links.current].find(([, link]) => link === document.activeElement)
    if (focused) setOpen(focused[0])
  }, [setOpen])

  const handlersOf = (industry: string | undefined) => ({
    ref(link: HTMLAnchorElement | null) {
      if (industry && link) links.current.set(industry, link)
    },
    onPointerEnter: ({ pointerType }: { pointerType: string }) => {
      if (pointerType === 'mouse' && industry !== open) show(industry, intent)
    },
    onFocus: ({ target }: { target: Element }) => {
      if (target.matches(':focus-visible')) show(industry, 0)
    },
    // The first tap opens, the second follows the link.
    onPointerDown({ pointerType }: { pointerType: string }) {
      opensByTap.current = industry !== undefined && pointerType !== 'mouse' && open !== industry
    },
    onClick(event: { preventDefault: () => void }) {
      if (!opensByTap.current) return
      opensByTap.current = false
      event.preventDefault()
      show(industry, 0)
    },
  })
  return { open, show, links, handlersOf }
}

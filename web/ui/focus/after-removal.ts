// Focus after a row goes. Browsers drop it to the document's top.
import { useCallback, useLayoutEffect, useRef } from 'react'
import { giveFocus, isLost, isThere, placeOf, type Place } from './place.ts'

const layer = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-react-aria-top-layer]'
const lost = 'focuslost'

/** Ref of the lasting element around rows: `li`, `article` or `[data-row]`. */
export function useFocusAfterRemoval(): (container: HTMLElement | null) => (() => void) | undefined {
  const list = useRef<HTMLElement>(null)
  const place = useRef<Place>(undefined)
  const recover = useCallback(() => {
    if (!list.current || !place.current) return
    if (isLost()) giveFocus(list.current, place.current)
    else if (isElsewhere(list.current)) place.current = undefined
  }, [])
  useLayoutEffect(recover)
  return useCallback(
    (container) => {
      list.current = container
      if (!container) return undefined
      function follow(): void {
        const { activeElement } = document
        if (activeElement instanceof HTMLElement && container!.contains(activeElement))
          place.current = placeOf(activeElement, container!)
      }
      // Some browsers tell of a removal, too, before it.
      async function leave(): Promise<void> {
        await Promise.resolve()
        if (place.current && isThere(place.current.control) && isElsewhere(container!)) place.current = undefined
      }
      // The focus may precede hydration.
      follow()
      const listeners = new AbortController()
      const { signal } = listeners
      container.addEventListener('focusin', follow, { signal })
      container.addEventListener('focusout', () => void leave(), { signal })
      document.addEventListener(lost, recover, { signal })
      return () => listeners.abort()
    },
    [recover],
  )
}

function isElsewhere(list: HTMLElement): boolean {
  const { activeElement } = document
  const over = activeElement?.closest(layer)
  return !list.contains(activeElement) && (!over || over.contains(list))
}

export function useFocusRecovery(): void {
  useLayoutEffect(recoverFocus)
}

export function recoverFocus(): void {
  document.dispatchEvent(new Event(lost))
}

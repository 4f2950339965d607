// A register of the forms with unsaved changes. The navigation guard reads it; the browser itself asks before a reload or a close.
import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The path of the page on which each changed form stands. */
const changedForms = new Map<symbol, string>()

/**
 * True while any form on the page at `pathname` holds unsaved changes; the guard calls it at each navigation. The path matters: the address
 * changes before React removes the page that was left, and its forms must not hold back the next navigation.
 */
export function hasUnsavedChanges(pathname: string): boolean {
  return [...changedForms.values()].includes(pathname)
}

/** Registers a form while `changed` is true. Pass false while it is being sent: a saved form navigates away by itself. */
function useUnsavedChanges(changed: boolean): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!changed) return
    const form = Symbol()
    function warn(event: BeforeUnloadEvent): void {
      event.preventDefault()
    }
    changedForms.set(form, pathname)
    addEventListener('beforeunload', warn)
    return () => {
      changedForms.delete(form)
      removeEventListener('beforeunload', warn)
    }
  }, [changed, pathname])
}

/** The hook as an element, for forms that are not made by `useServerForm`. */
export function UnsavedChanges({ when }: { when: boolean }) {
  useUnsavedChanges(when)
  return null
}

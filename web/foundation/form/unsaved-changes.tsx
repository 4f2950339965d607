// Registry of forms with unsaved changes.
import { useEffect } from 'react'
import { useLocation } from 'react-router'

const changedForms = new Map<symbol, string>()

/** NOTE: `pathname` matters: the address changes before React unmounts the old page. */
export function hasUnsavedChanges(pathname: string): boolean {
  return [...changedForms.values()].includes(pathname)
}

/** False while sending: a saved form navigates by itself. */
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

export function UnsavedChanges({ when }: { when: boolean }) {
  useUnsavedChanges(when)
  return null
}

// Asks before a page with unsaved changes is left: by a link of this site in words of ours, by the browser in its own.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigate } from './routing.ts'
import { Button } from './ui/Button.tsx'
import { Dialog } from './ui/Dialog.tsx'

/** Stands in a form. While `changed`, leaving asks; what was typed is kept as a draft either way. */
export function Unsaved({ changed }: { changed: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [to, setTo] = useState<string>()
  useEffect(() => {
    if (!changed) return
    function onClick(event: MouseEvent) {
      const link = (event.target as Element).closest?.('a')
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!plain || !link?.href || link.target || link.hasAttribute('download')) return
      const { origin, pathname } = new URL(link.href)
      if (origin !== location.origin || pathname === location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      setTo(link.href)
    }
    function onLeave(event: BeforeUnloadEvent) {
      event.preventDefault()
    }
    document.addEventListener('click', onClick, { capture: true })
    addEventListener('beforeunload', onLeave)
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      removeEventListener('beforeunload', onLeave)
    }
  }, [changed])
  return (
    <Dialog
      open={to !== undefined}
      onClose={() => setTo(undefined)}
      title={t`Leave without saving?`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={() => to && navigate(to)}>{t`Leave`}</Button>
          <Button look="primary" onClick={() => setTo(undefined)}>{t`Keep editing`}</Button>
        </>
      }
    >
      <p>{t`Your changes are not saved yet. They stay on this device as a draft.`}</p>
    </Dialog>
  )
}

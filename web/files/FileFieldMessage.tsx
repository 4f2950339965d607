// Line below a file field: the error with a remedy, else the accepted files.
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import words from './Words.module.css'

/** `shrink` is offered when size is the only problem. `children`: accepted files. */
export function FileFieldMessage({
  id,
  error,
  shrink,
  children,
}: {
  id: string
  error: string | undefined
  shrink: (() => void) | undefined
  children: ReactNode
}) {
  if (!error)
    return (
      <p className={words.hint} id={id}>
        {children}
      </p>
    )
  return (
    <p className={words.error} id={id} role="alert">
      {error}
      {shrink && (
        <Button look="soft" onClick={shrink}>
          <Trans>Make it smaller and use it</Trans>
        </Button>
      )}
    </p>
  )
}

// Below the field of a file: what is wrong with what was chosen and how to mend it, else what may be sent.
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import words from './Words.module.css'

/** `shrink` where too large is all that is wrong. `children` say what may be sent. */
export function Verdict({
  id,
  wrong,
  shrink,
  children,
}: {
  id: string
  wrong: string | undefined
  shrink: (() => void) | undefined
  children: ReactNode
}) {
  if (!wrong)
    return (
      <p className={words.hint} id={id}>
        {children}
      </p>
    )
  return (
    <p className={words.error} id={id} role="alert">
      {wrong}
      {shrink && (
        <Button look="soft" onClick={shrink}>
          <Trans>Make it smaller and use it</Trans>
        </Button>
      )}
    </p>
  )
}

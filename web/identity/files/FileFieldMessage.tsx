// Message of a file field.
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { Text } from '#web/ui/Text.tsx'
import words from './Words.module.css'

export function FileFieldMessage({
  id,
  error,
  shrink,
  busy,
  children,
}: {
  id: string
  busy: boolean
  error: string | undefined
  shrink: (() => void) | undefined
  children: ReactNode
}) {
  const working = busy && <Trans>Making the picture smaller…</Trans>
  return (
    <>
      <LiveRegion className="sr">{working}</LiveRegion>
      {error ? (
        <p className={words.error} id={id} role="alert">
          <Text>{error}</Text>
          {shrink && (
            <Button look="soft" busy={busy} onClick={shrink}>
              {working || <Trans>Make it smaller and use it</Trans>}
            </Button>
          )}
        </p>
      ) : (
        <p className={words.hint} id={id}>
          {working || children}
        </p>
      )}
    </>
  )
}

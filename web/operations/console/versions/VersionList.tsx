// Version list: withdraw, restore, reuse.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useToasts } from '#web/foundation/error-messages.ts'
import { hasUnsavedChanges } from '#web/foundation/form/unsaved-changes.tsx'
import { ConfirmDialog } from '#web/foundation/shell/ConfirmDialog.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import styles from './Versions.module.css'

export type VersionAct = 'withdraw' | 'restore'

type Props<V> = {
  versions: readonly V[]
  markOf: (version: V) => ReactNode
  linesOf: (version: V) => readonly [ReactNode, ReactNode]
  isChangeable?: (version: V) => boolean
  onTake: (version: V) => void
  onTakeDelivered?: () => void
  act: (act: VersionAct, id: string, reason: string) => Promise<void>
  messageOf?: ((error: unknown) => string | undefined) | undefined
  effectOf: (act: VersionAct, version: V) => ReactNode
}

export function VersionList<V extends { versionID: string; state: string }>(props: Props<V>) {
  const { versions, markOf, linesOf, isChangeable, onTake, onTakeDelivered, act, messageOf, effectOf } = props
  const { t } = useLingui()
  const { showSuccess } = useToasts()
  const { pathname } = useLocation()
  const [asked, setAsked] = useState<V>()
  const [taking, setTaking] = useState<{ take: () => void }>()
  const actOf = ({ state }: V): VersionAct => (state === 'withdrawn' ? 'restore' : 'withdraw')
  const names: Record<VersionAct, string> = { withdraw: t`Withdraw`, restore: t`Restore` }
  function begin(take: () => void): void {
    if (hasUnsavedChanges(pathname)) setTaking({ take })
    else take()
  }
  return (
    <Card as="section" className={styles.versions!}>
      <CardHeader title={t`Versions`} />
      <ul>
        {versions.map((version) => {
          const [heading, second] = linesOf(version)
          return (
            <li key={version.versionID}>
              {markOf(version)}
              <div>
                <p>{heading}</p>
                <p className="muted">{second}</p>
              </div>
              <span className="row">
                <Take onTake={() => begin(() => onTake(version))} />
                {(isChangeable?.(version) ?? true) && (
                  <Button look="plain" onClick={() => setAsked(version)}>
                    {names[actOf(version)]}
                  </Button>
                )}
              </span>
            </li>
          )
        })}
        {onTakeDelivered && (
          <li>
            <span className="muted">{t`As delivered`}</span>
            <div />
            <Take onTake={() => begin(onTakeDelivered)} />
          </li>
        )}
      </ul>
      {asked && (
        <ReasonDialog
          about={asked.versionID}
          title={names[actOf(asked)]}
          yes={names[actOf(asked)]}
          look={actOf(asked) === 'withdraw' ? 'danger' : 'primary'}
          messageOf={messageOf}
          act={async (reason) => {
            await act(actOf(asked), asked.versionID, reason)
            showSuccess()
          }}
          onClose={() => setAsked(undefined)}
        >
          {effectOf(actOf(asked), asked)}
        </ReasonDialog>
      )}
      {taking && (
        <ConfirmDialog
          title={t`Discard your changes?`}
          yes={t`Discard`}
          busy={false}
          onClose={() => setTaking(undefined)}
          onYes={() => {
            setTaking(undefined)
            taking.take()
          }}
        >
          <Trans>What you have typed is not saved. The form begins with this version.</Trans>
        </ConfirmDialog>
      )}
    </Card>
  )
}

function Take({ onTake }: { onTake: () => void }) {
  return (
    <Button look="ghost" onClick={onTake}>
      <Trans>Start from this version</Trans>
    </Button>
  )
}

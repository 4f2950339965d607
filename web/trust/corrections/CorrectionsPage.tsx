// /business/{id}/corrections: suggestions, accepted or refused.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencilQuestion } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { Correction } from '#contract/trust/corrections/corrections.ts'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { useKeptText } from '#web/foundation/form/kept-text.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { Empty } from '#web/ui/States.tsx'
import { CorrectionFacts, useCorrectionStates } from './CorrectionFacts.tsx'
import styles from './Corrections.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal } = loaderContext(args)
  const id = idOf(params['slug'])
  if (!id) return redirectTo(paths.home())
  const [{ data }, corrections] = await Promise.all([
    api.businesses.read({ params: { id }, signal }),
    api.corrections.ofBusiness({ params: { businessID: id }, signal }),
  ])
  return { businessID: id, key: data.key, name: data.general.companyName, corrections }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Suggested corrections`,
  description: '',
  noindex: true,
})

export function Component() {
  const { businessID, key, name, corrections } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const [changed, setChanged] = useState<ReadonlyMap<string, Correction>>(new Map())
  const shown = corrections.map((one) => changed.get(one.correctionID) ?? one)
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <h1>{t`Suggested corrections`}</h1>
        <p className="muted">
          <Link className="link" to={paths.business({ businessID, key })}>
            {name}
          </Link>
        </p>
      </header>
      {shown.length === 0 && (
        <Empty icon={IconPencilQuestion} title={t`Nobody has suggested a correction`}>
          {t`You have 14 days to accept or refuse one; after that our staff decides.`}
        </Empty>
      )}
      <div className={styles.list}>
        {shown.map((correction) => (
          <Suggestion
            key={correction.correctionID}
            correction={correction}
            onChange={(one) => setChanged(new Map([...changed, [one.correctionID, one]]))}
          />
        ))}
      </div>
    </div>
  )
}

type Props = { correction: Correction; onChange: (correction: Correction) => void }

function Suggestion({ correction, onChange }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { formats } = useSite()
  const { showError, showSuccess } = useToasts()
  const states = useCorrectionStates()
  const [refusing, setRefusing] = useState(false)
  const { correctionID, businessID, state, ownerUntil, suggestedAt } = correction
  async function decide(accept: boolean, reason: string): Promise<boolean> {
    const params = { businessID, id: correctionID }
    try {
      onChange(await api.corrections.decide({ params, body: { accept, reason } }))
      showSuccess(accept ? t`Accepted and written` : t({ message: 'Refused', comment: 'a correction' }))
      return true
    } catch (error) {
      showError(error)
      return false
    }
  }
  return (
    <Card as="article" pad="l">
      <p className="row between">
        <span className="muted small">{formats.date(suggestedAt)}</span>
        <Badge>{states[state]}</Badge>
      </p>
      <CorrectionFacts correction={correction} />
      {state === 'waiting' && (
        <>
          {ownerUntil && (
            <p className="muted small">
              <Trans>Yours to decide until {formats.date(ownerUntil)}</Trans>
            </p>
          )}
          <div className="row">
            <Button look="primary" onClick={() => void decide(true, '')}>
              <Trans comment="a correction">Accept</Trans>
            </Button>
            <Button onClick={() => setRefusing(true)}>
              <Trans comment="a correction">Refuse</Trans>
            </Button>
          </div>
        </>
      )}
      {refusing && (
        <RefuseDialog
          onClose={() => setRefusing(false)}
          correctionID={correctionID}
          refuse={(reason) => decide(false, reason)}
        />
      )}
    </Card>
  )
}

type RefuseProps = { correctionID: string; onClose: () => void; refuse: (reason: string) => Promise<boolean> }

function RefuseDialog({ correctionID, onClose, refuse }: RefuseProps) {
  const { t } = useLingui()
  const [reason, setReason, dropReason] = useKeptText(`refuse ${correctionID}`)
  const [asked, setAsked] = useState(false)
  async function send(): Promise<void> {
    setAsked(true)
    if (reason.trim() === '') return
    if (!(await refuse(reason.trim()))) return
    dropReason()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Refuse this correction?`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" onClick={() => void send()}>
            <Trans comment="a correction">Refuse</Trans>
          </Button>
        </>
      }
    >
      <TextArea
        label={t`Reason`}
        hint={t`The person who suggested it reads this.`}
        rows={3}
        most={staffReasonMost}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        {...(asked && reason.trim() === '' && { error: t`Required` })}
      />
    </Dialog>
  )
}

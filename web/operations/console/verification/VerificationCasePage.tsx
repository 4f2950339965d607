// /admin/verification/{id}: claim and evidence beside the profile.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconDownload, IconMessageQuestion, IconUserCheck, IconUserMinus, IconX } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { CaseDetail } from '#contract/trust/verification/verification.ts'
import { shownHost, shownUrl } from '#kit/hosts.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Checkbox, Field } from '#web/ui/controls/Field.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ClaimState, ClaimThread, KindMark, useDetailText, useKindNames } from '#web/trust/verification/card.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import styles from './Case.module.css'
import { Holding } from './Holding.tsx'
import { DueMark } from './VerificationQueuePage.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, signal } = loaderContext(args)
  return {
    read: await api.verification.readCase({ params: { claimID: args.params['id']! }, signal }),
    readAt: Date.now(),
  }
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => ({
  title: data?.read.companyName ?? t(i18n)`Verification`,
  description: '',
  noindex: true,
})

export function Component() {
  const { read, readAt } = useLoaderData<typeof loader>()
  const [changed, setChanged] = useState<CaseDetail>()
  const shown = changed?.claimID === read.claimID ? changed : read
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const names = useKindNames()
  const { claim, companyName, kind } = shown
  return (
    <ConsoleView
      title={companyName}
      note={`${names[kind]} · ${formats.dateTime(shown.submittedAt)}`}
      back={{ href: paths.admin('verification'), text: t`Verification` }}
      aside={
        <div className="row">
          <ClaimState state={shown.state} />
          <DueMark row={shown} now={readAt} />
        </div>
      }
    >
      {shown.own && (
        <Note look="warn">
          <Trans>You belong to this company: somebody else must judge it.</Trans>
        </Note>
      )}
      <div className={styles.columns}>
        <div>
          <Evidence shown={shown} />
          <Card as="section">
            <CardHeader title={t`History`} />
            <div className={styles.inside}>
              <ClaimThread entries={claim.entries} />
            </div>
          </Card>
        </div>
        <div>
          <Judgement shown={shown} onChange={setChanged} />
          <Holding shown={shown} />
        </div>
      </div>
    </ConsoleView>
  )
}

function Evidence({ shown }: { shown: CaseDetail }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const names = useKindNames()
  const detailText = useDetailText()
  const { claim, profile, businessID, key } = shown
  const facts: [string, string][] = [
    [t`Company`, profile['companyName'] ?? ''],
    [t`Registered address`, profile['legalAddress'] ?? ''],
    [t`City`, profile['city'] ?? ''],
    [t`Country`, profile['country'] ?? ''],
    [t`Website`, shownUrl(profile['website'] ?? '')],
    [t`Year established`, profile['yearStablished'] ?? ''],
  ]
  return (
    <>
      <Card as="section">
        <CardHeader title={t`What is claimed`} />
        <div className={styles.inside}>
          <KindMark checked={claim.state === 'verified'}>{names[claim.kind]}</KindMark>
          <p className={styles.subject}>{shownHost(claim.subject)}</p>
          <p className="muted">{detailText(claim.detail)}</p>
          {claim.note && <blockquote className={styles.note}>{claim.note}</blockquote>}
          {claim.files.map((file) => (
            <FileButton key={file.fileID} claimID={claim.claimID} file={file} />
          ))}
        </div>
      </Card>
      <Card as="section">
        <CardHeader
          title={t`What the profile says`}
          aside={
            <Link className="link" to={paths.business({ businessID, key })}>
              {t`View profile`}
            </Link>
          }
        />
        <dl className={styles.facts}>
          {facts
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </Card>
    </>
  )
}

function FileButton({ claimID, file }: { claimID: string; file: CaseDetail['claim']['files'][number] }) {
  const api = useApi()
  const { showError } = useToasts()
  async function open(): Promise<void> {
    try {
      location.assign((await api.verification.caseFile({ params: { claimID, fileID: file.fileID } })).url)
    } catch (error) {
      showError(error)
    }
  }
  return (
    <div>
      <Button icon={IconDownload} onClick={() => void open()}>
        {file.name}
      </Button>
    </div>
  )
}

type Judging = { shown: CaseDetail; onChange: (shown: CaseDetail) => void }

function Judgement({ shown, onChange }: Judging) {
  const { t } = useLingui()
  const api = useApi()
  const { showError } = useToasts()
  const userID = useSession()?.userID
  const [dialog, setDialog] = useState<'ask' | 'approve' | 'refuse'>()
  const { can, claimID, verifier, approvedBy, claim } = shown
  const params = { claimID }
  const isMine = verifier?.userID === userID
  const take = (taken: boolean) => api.verification.take({ params, body: { taken } }).then(onChange, showError)
  return (
    <Card as="section">
      <CardHeader title={t`Judgement`} />
      <div className={styles.inside}>
        <p>{verifier ? <Trans>Taken by {verifier.name}</Trans> : <Trans>Nobody has taken it yet.</Trans>}</p>
        {approvedBy && shown.state === 'seconding' && (
          <p>
            <Trans>Approved by {approvedBy}; a second verifier must approve it too.</Trans>
          </p>
        )}
        {claim.reason && <p>{claim.reason}</p>}
        <div className="row">
          {can.take && (
            <Button icon={isMine ? IconUserMinus : IconUserCheck} onClick={() => void take(!isMine)}>
              {isMine ? t`Give back` : t`Take over`}
            </Button>
          )}
          {can.ask && <Button icon={IconMessageQuestion} onClick={() => setDialog('ask')}>{t`Ask the company`}</Button>}
        </div>
        <div className="row">
          {can.approve && (
            <Button look="primary" icon={IconCheck} onClick={() => setDialog('approve')}>
              {t`Approve`}
            </Button>
          )}
          {can.refuse && (
            <Button look="danger" icon={IconX} onClick={() => setDialog('refuse')}>
              {t`Refuse`}
            </Button>
          )}
        </div>
      </div>
      {dialog === 'ask' && (
        <ReasonDialog
          title={t`Ask the company`}
          yes={t`Send question`}
          hint={t`The owners of the company get it by e-mail.`}
          act={async (content) => onChange(await api.verification.ask({ params, body: { content } }))}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'approve' && <Approval shown={shown} onChange={onChange} onClose={() => setDialog(undefined)} />}
      {dialog === 'refuse' && (
        <ReasonDialog
          title={t`Refuse this claim?`}
          yes={t`Refuse`}
          look="danger"
          hint={t`The owners of the company read it.`}
          act={async (reason) => onChange(await api.verification.refuse({ params, body: { reason } }))}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Card>
  )
}

function Approval({ shown, onChange, onClose }: Judging & { onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const { paths } = useSite()
  const [until, setUntil] = useState('')
  const [despite, setDespite] = useState(false)
  const { claimID, others } = shown
  const warned = others.length > 0
  return (
    <ReasonDialog
      title={t`Approve this claim?`}
      yes={t`Approve`}
      hint={t`How it was checked. Stands in the audit log.`}
      isReady={!warned || despite}
      act={async (reason) =>
        onChange(
          await api.verification.approve({
            params: { claimID },
            body: { reason, despite, ...(until && { validUntil: until }) },
          }),
        )
      }
      onClose={onClose}
    >
      {(isAsked) => (
        <>
          <Field
            label={t`Counts until (optional)`}
            type="date"
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
          {warned && (
            <>
              <p>
                <Text>{t`Other companies with the same:`}</Text>{' '}
                {others.map(({ businessID, companyName }, index) => (
                  <span key={businessID}>
                    <Text>{index > 0 && ', '}</Text>
                    <Link className="link" to={paths.verification({ businessID })}>
                      {companyName}
                    </Link>
                  </span>
                ))}
              </p>
              <Checkbox
                label={t`I have looked at the companies with the same number or domain`}
                checked={despite}
                error={isAsked && !despite ? t`This field is required.` : undefined}
                onChange={(event) => setDespite(event.target.checked)}
              />
            </>
          )}
        </>
      )}
    </ReasonDialog>
  )
}

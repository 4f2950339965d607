// Owner's claim actions.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { claimNoteMost } from '#contract/foundation/constants.ts'
import { openStates } from '#contract/identity/businesses/verification-kinds.ts'
import type { Claim } from '#contract/trust/verification/verification.ts'
import { shownHost } from '#kit/hosts.ts'
import { useKeptText } from '#web/foundation/form/kept-text.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Field } from '#web/ui/controls/Field.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { EvidenceFiles, type SentFile } from './EvidenceFiles.tsx'
import type { OwnWork } from './use-own-claims.ts'
import styles from './Verification.module.css'

type Props = { claim: Claim; businessID: string; work: OwnWork }

export function ClaimActions({ claim, businessID, work }: Props) {
  const { t } = useLingui()
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  const [asks, setAsks] = useState(false)
  const { claimID, state, kind, detail } = claim
  const params = { businessID, claimID }
  async function run(call: Parameters<OwnWork>[0]): Promise<void> {
    setBusy(true)
    await work(call).catch(showError)
    setBusy(false)
  }
  const isOpen = openStates.includes(state)
  return (
    <>
      {state === 'asked' && <Answer businessID={businessID} claimID={claimID} work={work} />}
      {state === 'checking' && detail['method'] === 'mail' && (
        <Code
          mailbox={`${detail['mailbox']}@${shownHost(claim.subject)}`}
          busy={busy}
          onCode={(code) => void run((api) => api.verification.confirm({ params, body: { code } }))}
        />
      )}
      {kind === 'domain' && state === 'checking' && detail['method'] !== 'mail' && (
        <Proof
          claim={claim}
          action={
            <Button busy={busy} onClick={() => void run((api) => api.verification.check({ params }))}>
              <Trans>Look now</Trans>
            </Button>
          }
        />
      )}
      {(isOpen || state === 'verified') && (
        <div>
          <Button look="ghost" busy={busy} onClick={() => setAsks(true)}>
            {t`Withdraw`}
          </Button>
        </div>
      )}
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t`Withdraw this claim?`}
        closeLabel={t`Close`}
        footer={
          <>
            <Button look="ghost" onClick={() => setAsks(false)}>{t`Cancel`}</Button>
            <Button
              look="danger"
              busy={busy}
              onClick={() => void run((api) => api.verification.withdraw({ params })).then(() => setAsks(false))}
            >{t`Withdraw`}</Button>
          </>
        }
      >
        <p>{t`What was verified counts no longer, and the history says so.`}</p>
      </Dialog>
    </>
  )
}

function Proof({ claim: { proof, subject, detail }, action }: { claim: Claim; action: ReactNode }) {
  const { t } = useLingui()
  if (!proof) return null
  const text = `wbn-verification=${proof.token}`
  const problems: Record<string, string> = {
    missing: t`It was not found there.`,
    different: t`Another token was found there.`,
    unreachable: t`The domain does not answer.`,
  }
  return (
    <>
      <p>
        {detail['method'] === 'dns' ? (
          <Trans>Add this TXT record to {subject}:</Trans>
        ) : (
          <Trans>Put this line into the text file https://{subject}/.well-known/wbn.txt:</Trans>
        )}
      </p>
      <code className={styles.code}>{text}</code>
      <div className="row">
        <CopyButton text={() => text} done={t`Copied`} failed={t`The text could not be copied`}>
          {t`Copy`}
        </CopyButton>
        {action}
        <LiveRegion as="span" className="muted small">
          {problems[proof.lastProblem]} {t`It is looked for every hour.`}
        </LiveRegion>
      </div>
    </>
  )
}

function Code({ mailbox, busy, onCode }: { mailbox: string; busy: boolean; onCode: (code: string) => void }) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  return (
    <>
      <p>
        <Trans>We have sent a code to {mailbox}.</Trans>
      </p>
      <div className="row">
        <Field
          label={t`Code`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button look="primary" busy={busy} disabled={code.trim() === ''} onClick={() => onCode(code)}>
          <Trans>Confirm</Trans>
        </Button>
      </div>
    </>
  )
}

function Answer({ businessID, claimID, work }: { businessID: string; claimID: string; work: OwnWork }) {
  const { t } = useLingui()
  const { showError } = useToasts()
  const [content, setContent, dropContent] = useKeptText(`answer ${claimID}`)
  const [files, setFiles] = useState<SentFile[]>([])
  const [busy, setBusy] = useState(false)
  const [uploading, setUploading] = useState(false)
  async function send(): Promise<void> {
    setBusy(true)
    const body = { content, files: files.map(({ token }) => ({ token })) }
    const answered = work((api) => api.verification.answer({ params: { businessID, claimID }, body }))
    await answered.then(dropContent, showError)
    setBusy(false)
  }
  return (
    <>
      <TextArea
        label={t`Your answer`}
        rows={3}
        most={claimNoteMost}
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
      <EvidenceFiles businessID={businessID} files={files} onChange={setFiles} onBusy={setUploading} />
      <div>
        <Button look="primary" busy={busy} disabled={uploading || content.trim() === ''} onClick={() => void send()}>
          <Trans>Send answer</Trans>
        </Button>
      </div>
    </>
  )
}

// One side's words and pages of the contract.
import { useLingui } from '@lingui/react/macro'
import type { AgreementCase } from '#contract/trade/territories/agreements.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { IconDownload } from '#web/ui/icons.ts'
import { UserText } from '#web/ui/Unbroken.tsx'
import styles from '../claims/Case.module.css'
import { useTermNames } from './names.ts'

type Statement = AgreementCase['statements'][number]
type Props = { statement: Statement; disputeID: string }

export function Statement({ statement: { by, at, text, files }, disputeID }: Props) {
  const { t } = useLingui()
  const { formats } = useSite()
  const { sides } = useTermNames()
  return (
    <Card as="section">
      <CardHeader title={sides[by]} aside={<span className="muted small">{formats.dateTime(at)}</span>} />
      <div className={styles.inside}>
        <blockquote className={styles.quote}>
          <UserText text={text} />
        </blockquote>
        {files.map((file) => (
          <ContractPage key={file.fileID} file={file} disputeID={disputeID} />
        ))}
        {files.length === 0 && <p className="muted">{t`No page of the contract`}</p>}
      </div>
    </Card>
  )
}

function ContractPage({ file, disputeID }: { file: Statement['files'][number]; disputeID: string }) {
  const api = useApi()
  const { showError } = useToasts()
  async function open(): Promise<void> {
    try {
      location.assign((await api.agreements.caseFile({ params: { disputeID, fileID: file.fileID } })).url)
    } catch (error) {
      showError(error)
    }
  }
  return (
    <Button look="ghost" icon={IconDownload} onClick={() => void open()}>
      {file.name}
    </Button>
  )
}

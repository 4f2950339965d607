// One side of a claim.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import type { OwnershipCase } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { useMethodNames, useRoleNames } from '#web/trust/ownership-claims/card.tsx'
import styles from './Case.module.css'
import { FactList } from './FactList.tsx'
import { useProofStates, useReasonNames, useSideNames } from './names.ts'

type Side = OwnershipCase['sides'][number]

export function CaseSide({ side, claimID }: { side: Side; claimID: string }) {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const kinds = useSideNames()
  const roles = useRoleNames()
  const { person, name, position, role } = side
  return (
    <Card as="section">
      <CardHeader
        title={kinds[side.kind]}
        aside={<span className="muted small">{formats.dateTime(side.since)}</span>}
      />
      <div className={styles.inside}>
        <p className={styles.name}>
          {person ? (
            <Link className="link" to={paths.admin(`people/${person.userID}`)}>
              {name || person.name}
            </Link>
          ) : (
            name || t`Somebody of the company, by the e-mail to it`
          )}
        </p>
        <FactList
          facts={[
            ...(position ? [[t`Position`, position] as const] : []),
            ...(role ? [[t`Acts as`, roles[role]] as const] : []),
            ...(person
              ? [
                  [t`E-mail`, person.email] as const,
                  [t`Registered`, formats.date(person.registeredAt)] as const,
                  [
                    t`Other claims`,
                    person.otherClaims > 0 ? (
                      <Plural value={person.otherClaims} one="# company" other="# companies" />
                    ) : (
                      t`none`
                    ),
                  ] as const,
                ]
              : []),
          ]}
        />
        {side.colleague && (
          <p>
            <Trans>Says: we are colleagues.</Trans>
          </p>
        )}
        {side.says && <blockquote className={styles.quote}>{side.says}</blockquote>}
        <ul className={styles.proofs}>
          {side.proofs.map((proof) => (
            <Proof key={proof.proofID} proof={proof} claimID={side.claimID ?? claimID} />
          ))}
          {side.proofs.length === 0 && <li className="muted">{t`No proof`}</li>}
        </ul>
      </div>
    </Card>
  )
}

function Proof({ proof, claimID }: { proof: Side['proofs'][number]; claimID: string }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const methods = useMethodNames()
  const states = useProofStates()
  const reasons = useReasonNames()
  const { method, rung, state, target, issuedOn, note, files, at } = proof
  const issued = issuedOn && formats.date(issuedOn)
  return (
    <li data-counts={state === 'accepted' || undefined}>
      <p>
        <span className="semi">{methods[method]}</span> · {t`rung ${rung}`} · {states[state]}
      </p>
      <p className="muted small">
        {[target, issued && t`dated ${issued}`, formats.dateTime(at)].filter(Boolean).join(' · ')}
      </p>
      {proof.reasons.length > 0 && <p className="small">{proof.reasons.map((reason) => reasons[reason]).join('. ')}</p>}
      {note && <blockquote className={styles.quote}>{note}</blockquote>}
      {files.map((file) => (
        <FileButton key={file.fileID} claimID={claimID} file={file} />
      ))}
    </li>
  )
}

function FileButton({ claimID, file }: { claimID: string; file: Side['proofs'][number]['files'][number] }) {
  const api = useApi()
  const { showError } = useToasts()
  async function open(): Promise<void> {
    try {
      location.assign((await api.ownershipClaims.caseFile({ params: { claimID, fileID: file.fileID } })).url)
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

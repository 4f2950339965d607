// Asides of a claim.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '#web/ui/icons.ts'
import type { ReactNode } from 'react'
import { appealDays } from '#contract/foundation/constants.ts'
import type { ClaimPage, ProofOption } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './Claim.module.css'

function makesEditor({ access, outlook }: ProofOption): boolean {
  return access === 'editor' && outlook === 'counts'
}

export function NextSteps({ page, days, end }: { page: ClaimPage; days: number; end: string }) {
  const { claim, keptInquiries } = page
  const steps =
    claim && claim.sides.length > 0 ? (
      <StepsOfContest end={claim.until ? end : ''} />
    ) : claim?.state === 'review' ? (
      <StepsOfReview isSecond={claim.appeal !== null} />
    ) : !claim || claim.state === 'started' || claim.state === 'waiting' ? (
      claim?.state === 'waiting' || page.options.some(makesEditor) ? (
        <StepsToOwner kept={keptInquiries ?? 0} days={days} end={end} />
      ) : (
        <StepsByOwner />
      )
    ) : null
  if (!steps) return null
  return (
    <Card as="section">
      <CardHeader title={<Trans>What happens next</Trans>} />
      <ol className={styles.next}>{steps}</ol>
    </Card>
  )
}

function Step({ when, children }: { when: ReactNode; children: ReactNode }) {
  return (
    <li>
      <b className="semi">{when}</b>
      <p className="muted">{children}</p>
    </li>
  )
}

function StepsToOwner({ kept, days, end }: { kept: number; days: number; end: string }) {
  return (
    <>
      <Step when={<Trans>At once</Trans>}>
        {kept > 0 ? (
          <Plural
            value={kept}
            one="You correct facts and read the kept inquiry."
            other="You correct facts and read the # kept inquiries."
          />
        ) : (
          <Trans>You correct facts and answer inquiries.</Trans>
        )}
      </Step>
      <Step when={<Plural value={days} one="# day" other="# days" />}>
        <Trans>Others of the company may object. Nothing can be deleted or transferred until then.</Trans>
      </Step>
      <Step when={end}>
        <Trans>The page is yours. The seal is a check of its own and comes later.</Trans>
      </Step>
    </>
  )
}

function StepsByOwner() {
  return (
    <>
      <Step when={<Trans>Until it is proven</Trans>}>
        <Trans>Nothing changes on the page.</Trans>
      </Step>
      <Step when={<Trans>Once it is proven</Trans>}>
        <Trans>The page is yours. The seal is a check of its own and comes later.</Trans>
      </Step>
    </>
  )
}

function StepsOfContest({ end }: { end: string }) {
  return (
    <>
      <Step when={end ? <Trans>Until {end}</Trans> : <Trans>Now</Trans>}>
        <Trans>Each side can send a document.</Trans>
      </Step>
      <Decision />
      <SecondLook />
    </>
  )
}

function StepsOfReview({ isSecond }: { isSecond: boolean }) {
  return (
    <>
      <Step when={<Trans>Now</Trans>}>
        <Trans>A verifier reads what you sent. Nothing changes on the page meanwhile.</Trans>
      </Step>
      <Decision />
      {!isSecond && <SecondLook />}
    </>
  )
}

function Decision() {
  return (
    <Step when={<Trans>Decision</Trans>}>
      <Trans>A person decides and gives the reason. You get it by e-mail.</Trans>
    </Step>
  )
}

function SecondLook() {
  return (
    <Step when={<Trans>Second look</Trans>}>
      <Plural
        value={appealDays}
        one="You can ask for it once, within # day. Another verifier decides."
        other="You can ask for it once, within # days. Another verifier decides."
      />
    </Step>
  )
}

export function EditorOrOwner() {
  const { t } = useLingui()
  const acts: [name: string, editor: boolean][] = [
    [t`Correct facts`, true],
    [t`Answer inquiries`, true],
    [t`Products, posts`, true],
    [t`Invite colleagues`, false],
    [t`Plan, domain, delete`, false],
  ]
  const yes = (
    <>
      <Icon icon={IconCheck} size="s" />
      <span className="sr">{t`yes`}</span>
    </>
  )
  const no = (
    <>
      <span aria-hidden="true" className="muted">
        –
      </span>
      <span className="sr">{t`no`}</span>
    </>
  )
  return (
    <Card as="section">
      <CardHeader title={<Trans>Editor or owner</Trans>} />
      <div className={styles.inside}>
        <table className={styles.roles}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{t`Act`}</span>
              </th>
              <th scope="col">{t`Editor`}</th>
              <th scope="col">{t`Owner`}</th>
            </tr>
          </thead>
          <tbody>
            {acts.map(([name, editor]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{editor ? yes : no}</td>
                <td>{yes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

// Asides of a claim: what happens next, roles, removal.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './Claim.module.css'

export function NextSteps({ kept, days, until }: { kept: number; days: number; until: string }) {
  return (
    <Card as="section">
      <CardHeader title={<Trans>What happens next</Trans>} />
      <ol className={styles.next}>
        <li>
          <b className="semi">
            <Trans>At once</Trans>
          </b>
          <p className="muted">
            {kept > 0 ? (
              <Plural
                value={kept}
                one="You correct facts and read the kept inquiry."
                other="You correct facts and read the # kept inquiries."
              />
            ) : (
              <Trans>You correct facts and answer inquiries.</Trans>
            )}
          </p>
        </li>
        <li>
          <b className="semi">
            <Plural value={days} one="# day" other="# days" />
          </b>
          <p className="muted">
            <Trans>Others of the company may object. Nothing can be deleted or transferred until then.</Trans>
          </p>
        </li>
        <li>
          <b className="semi">{until}</b>
          <p className="muted">
            <Trans>The page is yours. The seal is a check of its own and comes later.</Trans>
          </p>
        </li>
      </ol>
    </Card>
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

// Meaning of the figures, beside them.
import { useLingui } from '@lingui/react/macro'
import { Card } from '#web/ui/Card.tsx'
import styles from './Lists.module.css'

export function Definitions() {
  const { t } = useLingui()
  const definitions: [string, string][] = [
    [t`Seen in search`, t`A card among the results was half visible for a second.`],
    [t`Views`, t`A page of the company or of a product was visible for a second.`],
    [
      t`People`,
      t`Browsers of one day. Nobody is recognized on another day, so people of several days can’t be told apart.`,
    ],
    [t`Place`, t`Mean rank among the results.`],
    [t`Compared`, t`The product stood in a comparison that somebody looked at.`],
    [t`Documents`, t`Documents of a product that somebody opened.`],
    [t`Inquiries`, t`Inquiries and invitations to quote that arrived.`],
    [t`Quoted, awarded`, t`First quotations, and those whose request was awarded to you.`],
    [
      t`Never counted`,
      t`Robots, pages fetched ahead, your own team and our staff while signed in, programs, browsers without scripts or that ask not to be tracked.`,
    ],
    [t`Once`, t`Everything counts once a person, thing and day.`],
  ]
  return (
    <Card as="section" pad="m">
      <details className={styles.definitions} open>
        <summary>
          <b>{t`What the figures mean`}</b>
        </summary>
        <dl>
          {definitions.map(([name, meaning]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd className="muted">{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  )
}

// The way reviews are checked, for readers.
import { Trans } from '@lingui/react/macro'
import { Card } from '#web/ui/Card.tsx'
import styles from './Reviews.module.css'

export function HowWeCheck() {
  return (
    <Card as="section" className={styles.part}>
      <h2 id="how">
        <Trans>How we check</Trans>
      </h2>
      <ul className={styles.how}>
        <li>
          <Trans>
            Only the two sides of a dealing on this site write: both wrote and a quotation came, or the request was
            awarded, or three messages each over two days.
          </Trans>
        </li>
        <li>
          <Trans>
            Neither reads the other’s before both have written or 14 days have passed. Nothing can be changed after it
            is handed in.
          </Trans>
        </li>
        <li>
          <Trans>
            The four squares say what we saw: talked, quoted, awarded here, delivery shown. What only talked counts
            nothing. A verifier reads a delivery note and deletes it.
          </Trans>
        </li>
        <li>
          <Trans>
            The average stands from three different firms on. One review a year of each firm counts; after 18 months it
            weighs half. Few reviews are drawn to the average of the category, as if there were five of it.
          </Trans>
        </li>
        <li>
          <Trans>
            Companies with people in common, shared mailboxes, phones or devices, sudden rounds, circles of praise and
            first contacts count nothing until somebody of us has looked.
          </Trans>
        </li>
        <li>
          <Trans>
            A reported review is kept, amended or removed with a reason, and its writer may appeal. Paying, leaving or
            threatening removes nothing; removed ones are counted.
          </Trans>
        </li>
      </ul>
    </Card>
  )
}

// Log of opened files: who, which revision, when.
import { Trans } from '@lingui/react/macro'
import type { NdaOpening } from '#contract/trade/ndas/ndas.ts'
import { useSite } from '#web/foundation/page.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './Ndas.module.css'

type Props = { openings: readonly NdaOpening[]; total: number }

export function Openings({ openings, total }: Props) {
  const { formats } = useSite()
  const rest = total - openings.length
  const number = formats.number(rest)
  return (
    <Card as="section">
      <CardHeader title={<Trans>Who opened which file</Trans>} />
      {openings.length === 0 ? (
        <p className={styles.inside}>
          <Trans>Nobody yet. Both sides see each opening here, with firm, person and time.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {openings.map(({ at, fileID, file, revision, firm, person }) => (
            <li key={`${at} ${fileID}`}>
              <span className="muted small">{formats.dateTime(at)}</span>
              <strong>
                <bdi>{file}</bdi>
              </strong>
              <Text>
                <Trans comment="of a file">Revision {revision}</Trans>
              </Text>
              <span>
                <bdi>{person}</bdi>
                {firm !== person && (
                  <>
                    <Text>, </Text>
                    <bdi>{firm}</bdi>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <p className={`${styles.inside} muted small`}>
          <Trans>Earlier openings: {number}</Trans>
        </p>
      )}
    </Card>
  )
}

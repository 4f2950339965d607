// Log of opened files: who, which revision, when.
import { Plural, Trans } from '@lingui/react/macro'
import type { NdaOpening } from '#contract/trade/ndas/ndas.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useSite } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './Ndas.module.css'

const none: readonly NdaOpening[] = []
type Props = { first: { data: NdaOpening[]; total: number }; more: (skip: number) => Promise<{ data: NdaOpening[] }> }

export function Openings({ first, more }: Props) {
  const { formats } = useSite()
  const { showError } = useToasts()
  const [later, setLater] = useResettableState(none, first)
  const openings = [...first.data, ...later]
  const rest = first.total - openings.length
  async function load(): Promise<void> {
    try {
      const { data } = await more(openings.length)
      setLater([...later, ...data])
    } catch (error) {
      showError(error)
    }
  }
  return (
    <Card as="section">
      <CardHeader title={<Trans>Who opened which file</Trans>} />
      {openings.length === 0 ? (
        <p className={styles.inside}>
          <Trans>Nobody yet. Both sides see each opening here, with firm, person and time.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {openings.map(({ at, times, fileID, file, revision, firm, person, marked }) => (
            <li key={`${at} ${fileID} ${person}`}>
              <span className="muted small">{formats.dateTime(at)}</span>
              <strong>
                <bdi>{file}</bdi>
              </strong>
              <Text>
                <Trans comment="of a file">Revision {revision}</Trans>
              </Text>
              {times > 1 && (
                <span className="muted small">
                  <Plural value={times} one="# time on that day" other="# times on that day" />
                </span>
              )}
              {marked === false && (
                <span className="muted small">
                  <Trans comment="of a file">given without a mark</Trans>
                </span>
              )}
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
        <div className={styles.inside}>
          <Button look="soft" onClick={() => void load()}>
            <Trans>Load more</Trans>
          </Button>
        </div>
      )}
    </Card>
  )
}

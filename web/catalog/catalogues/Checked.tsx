// Import step 3: preview and correction.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Counts } from '#contract/catalog/catalogues/catalogues.ts'
import { Refusal } from '#kit/refusal.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { CountsOf, DraftsNote } from './CountsOf.tsx'
import styles from './ImportPage.module.css'
import { RefusedRows } from './RefusedRows.tsx'
import type { StepProps, CheckedImport } from './use-import.ts'

export function Checked(props: StepProps) {
  const { checked } = props.importing
  if (!checked?.counts) return null
  const { counts } = checked
  return (
    <>
      <SummaryCard checked={checked} counts={counts} />
      {counts.refused > 0 && <RefusedRows {...props} importID={checked.importID} refused={counts.refused} />}
      <Actions {...props} counts={counts} />
      {counts.added + counts.changed === 0 && counts.refused === 0 && (
        <Note look="ok">
          <Trans>Your catalogue already contains all of this: there is nothing to import.</Trans>
        </Note>
      )}
    </>
  )
}

function SummaryCard({ checked, counts }: { checked: CheckedImport; counts: Counts }) {
  const { t } = useLingui()
  return (
    <Card pad="l">
      <div className={styles.part}>
        <h2>{t`What would happen`}</h2>
        <CountsOf counts={counts} />
        <DraftsNote counts={counts} />
        {checked.pictures.length > 0 && (
          <p className="muted">
            <Plural value={checked.pictures.length} one="# picture will be sent." other="# pictures will be sent." />
          </p>
        )}
        {checked.links > 0 && (
          <p className="muted">
            <Plural
              value={checked.links}
              one="# linked picture will be fetched."
              other="# linked pictures will be fetched."
            />
          </p>
        )}
      </div>
    </Card>
  )
}

function Actions({ counts, importing, busy, run }: StepProps & { counts: Counts }) {
  const { t } = useLingui()
  const { showError } = useToasts()
  const coming = counts.added + counts.changed

  async function start(): Promise<void> {
    try {
      await importing.start(counts.refused > 0)
    } catch (error) {
      const otherRuns = error instanceof Refusal && error.name === 'Conflict' && error.fields?.['import']
      if (!otherRuns) throw error
      showError(error, t`Another import of this company is in progress. Start this one when it has finished.`)
    }
  }
  return (
    <div className="row">
      {coming > 0 && (
        <Button look={counts.refused > 0 ? 'plain' : 'main'} busy={busy} onClick={() => void run(start())}>
          {counts.refused > 0 ? (
            <Plural
              value={coming}
              one="Import # product, without the rejected rows"
              other="Import # products, without the rejected rows"
            />
          ) : (
            <Plural value={coming} one="Import # product" other="Import # products" />
          )}
        </Button>
      )}
      <Button look="ghost" onClick={importing.backToColumns}>{t`Back to the columns`}</Button>
      <Button look="ghost" onClick={importing.restart}>{t`Choose another file`}</Button>
    </div>
  )
}

// Rows by outcome.
import { Plural } from '@lingui/react/macro'
import type { Counts } from '#contract/catalog/catalogues/catalogues.ts'
import { useSite } from '#web/foundation/page.ts'
import { Note } from '#web/ui/Note.tsx'
import styles from './ImportPage.module.css'
import { useOutcomeNames } from './words.ts'

export function CountsOf({ counts }: { counts: Counts }) {
  const { formats } = useSite()
  const names = useOutcomeNames()
  return (
    <dl className={styles.counts}>
      {Object.entries(names).map(([outcome, name]) => (
        <div key={outcome} data-bad={(outcome === 'refused' && counts.refused > 0) || undefined}>
          <dt>{name}</dt>
          <dd className="num">{formats.number(counts[outcome as keyof typeof names])}</dd>
        </div>
      ))}
    </dl>
  )
}

export function DraftsNote({ counts }: { counts: Counts }) {
  if (counts.drafts === 0) return null
  return (
    <Note look="warn">
      <Plural
        value={counts.drafts}
        one="# product stays a draft: the limit of your membership is reached."
        other="# products stay drafts: the limit of your membership is reached."
      />
    </Note>
  )
}

// Choice of columns.
import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import { Checkbox } from '#web/ui/controls/Field.tsx'
import type { Column } from './columns.ts'
import styles from './ResultTable.module.css'

type Props = {
  columns: readonly Column[]
  chosen: readonly string[]
  onChoose: (ids: string[]) => void
}

export function ColumnChoice({ columns, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const { formats } = useSite()
  const shown = formats.number(columns.filter(({ id }) => chosen.includes(id)).length)
  const all = formats.number(columns.length)
  return (
    <details className={styles.choice}>
      <summary>
        <Trans comment="button: which columns a table shows">Columns</Trans>{' '}
        <span className="muted">
          {t({ message: `${shown} of ${all}`, comment: 'how many of all columns are shown' })}
        </span>
      </summary>
      <div className={styles.choices}>
        {columns.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={title}
            checked={chosen.includes(id)}
            onChange={({ target: { checked } }) =>
              onChoose(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
    </details>
  )
}

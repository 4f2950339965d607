// Specification rows of an RFQ.
import { useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '#web/ui/icons.ts'
import { rfqSpecsMost } from '#contract/foundation/constants.ts'
import { useListField, type ListRow } from '#web/foundation/form/list-field.ts'
import { TextField } from '#web/foundation/form/TextFields.tsx'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Below } from '#web/ui/controls/Field.tsx'
import styles from '#web/ui/controls/Rows.module.css'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import type { RfqValues } from './rfq-form.ts'

type Spec = RfqValues['specs'][number]

export function SpecRows() {
  const { t } = useLingui()
  const { rows, error, add, remove } = useListField<Spec>('specs', t`Specifications`, (all) =>
    all.map(({ key, value }) => `${key}: ${value}`).join('\n'),
  )
  return (
    <fieldset className={styles.group} ref={useFocusAfterRemoval()}>
      <legend>{t`Specifications (optional)`}</legend>
      {rows.map((row, at) => (
        <SpecRow key={row.key} row={row} number={at + 1} onRemove={() => remove(at)} />
      ))}
      <Below id="specs-error" error={error} />
      <div>
        <Button
          look="soft"
          icon={IconPlus}
          disabled={rows.length >= rfqSpecsMost}
          onClick={() => add({ key: '', value: '' }, 'key')}
        >{t`Add a specification`}</Button>
      </div>
    </fieldset>
  )
}

function SpecRow({ row: { name }, number, onRemove }: { row: ListRow; number: number; onRemove: () => void }) {
  const { t } = useLingui()
  return (
    <div className={styles.pair} data-row>
      <TextField name={`${name}.key`} label={t`Name of specification ${number}`} maxLength={80} />
      <TextField name={`${name}.value`} label={t`Value of specification ${number}`} maxLength={500} />
      <IconButton icon={IconTrash} label={t`Remove specification ${number}`} onClick={onRemove} />
    </div>
  )
}

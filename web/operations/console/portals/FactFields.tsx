// Fields of a portal's trade facts.
import { useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '#web/ui/icons.ts'
import {
  portalFairsMost,
  portalNameMost,
  portalPortsMost,
  portalSourceMost,
} from '#contract/publishing/portal-fields.ts'
import type { PortalVersions } from '#contract/publishing/portal-pages.ts'
import { useSite } from '#web/foundation/page.ts'
import { useListField, type ListRow } from '#web/foundation/form/list-field.ts'
import { MultiSelectField } from '#web/foundation/form/MultiSelectField.tsx'
import { TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Below } from '#web/ui/controls/Field.tsx'
import rows from '#web/ui/controls/Rows.module.css'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import layout from '../FormLayout.module.css'
import styles from './Portal.module.css'
import type { PortalValues } from './portal-form.ts'

export function FactFields({ goods }: Pick<PortalVersions, 'goods'>) {
  const { t } = useLingui()
  const { industries } = useSite()
  const inOrder = t`Shown in the order in which you choose them.`
  return (
    <Card as="section">
      <CardHeader title={t`Trade facts`} />
      <div className={layout.inside}>
        <MultiSelectField
          name="copy.industries"
          label={t`Industries that matter here`}
          options={industries.map(({ key, text }) => ({ value: key, text }))}
          hint={inOrder}
        />
        <MultiSelectField
          name="copy.exports.goods"
          label={t`Main exports`}
          options={goods.map(({ hs, name }) => ({ value: hs, text: `${name} (HS ${hs})` }))}
          hint={inOrder}
        />
        <div className={styles.source}>
          <TextField name="copy.exports.source.name" label={t`Source of the exports`} maxLength={portalNameMost} />
          <TextField
            name="copy.exports.source.year"
            label={t({ message: 'Year', comment: 'of a statistic' })}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
          />
          <TextField
            name="copy.exports.source.url"
            label={t`Address of the source`}
            inputMode="url"
            maxLength={portalSourceMost}
            autoComplete="off"
          />
        </div>
        <TextAreaField
          name="copy.ports"
          label={t`Ports`}
          most={portalPortsMost * portalNameMost}
          rows={5}
          hint={t`One a line, as UN/LOCODE writes it.`}
        />
        <Fairs />
      </div>
    </Card>
  )
}

type Fair = PortalValues['copy']['fairs'][number]

function Fairs() {
  const { t } = useLingui()
  const label = t`Trade fairs`
  const list = useListField<Fair>('copy.fairs', label, (all) =>
    all.map(({ name, city }) => `${name}, ${city}`).join('\n'),
  )
  return (
    <fieldset className={rows.group} ref={useFocusAfterRemoval()}>
      <legend>{label}</legend>
      {list.rows.map((row, at) => (
        <FairRow key={row.key} row={row} number={at + 1} onRemove={() => list.remove(at)} />
      ))}
      <Below id="fairs-error" error={list.error} />
      <div>
        <Button
          look="soft"
          icon={IconPlus}
          disabled={list.rows.length >= portalFairsMost}
          onClick={() => list.add({ name: '', city: '' }, 'name')}
        >{t`Add a fair`}</Button>
      </div>
    </fieldset>
  )
}

function FairRow({ row: { name }, number, onRemove }: { row: ListRow; number: number; onRemove: () => void }) {
  const { t } = useLingui()
  return (
    <div className={rows.pair} data-row>
      <TextField name={`${name}.name`} label={t`Name of fair ${number}`} maxLength={portalNameMost} />
      <TextField name={`${name}.city`} label={t`City of fair ${number}`} maxLength={portalNameMost} />
      <IconButton icon={IconTrash} label={t`Remove fair ${number}`} onClick={onRemove} />
    </div>
  )
}

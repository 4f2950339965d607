// Product attachments.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '#web/ui/icons.ts'
import { useWatch } from 'react-hook-form'
import { datasheetsMost, videosMost } from '#contract/foundation/constants.ts'
import { FileField } from '#web/identity/files/card.tsx'
import { useField, useFormContextValue } from '#web/foundation/form/form-context.ts'
import { useListField, type ListRow } from '#web/foundation/form/list-field.ts'
import { TextField } from '#web/foundation/form/TextFields.tsx'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Below } from '#web/ui/controls/Field.tsx'
import rowStyles from '#web/ui/controls/Rows.module.css'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import type { Datasheet, Video } from './product-form.ts'
import styles from './Attachments.module.css'

export function Videos({ businessID }: { businessID: string }) {
  const { t } = useLingui()
  const { generation, setUploading } = useFormContextValue()
  const { rows, error, add, remove } = useListField<Video>('videos', t`Videos`, (all) =>
    all.map(({ url }) => url).join('\n'),
  )
  return (
    <fieldset className={rowStyles.group} ref={useFocusAfterRemoval()}>
      <legend>{t`Videos`}</legend>
      {rows.map((row, at) => (
        <VideoRow key={row.key} row={row} number={at + 1} onRemove={() => remove(at)} />
      ))}
      <Below id="videos-error" error={error} />
      {rows.length < videosMost && (
        <>
          <div className="row">
            <Button look="soft" icon={IconPlus} onClick={() => add({ url: '' }, 'url')}>
              {t`Add a link to YouTube or Vimeo`}
            </Button>
          </div>
          <FileField
            key={`${generation} ${rows.length}`}
            label={t`Upload a video`}
            purpose="video"
            businessID={businessID}
            value={null}
            onBusy={(busy) => setUploading('videos', busy)}
            onChange={(sent) => sent?.document && add({ url: sent.document.url, token: sent.token })}
          />
        </>
      )}
    </fieldset>
  )
}

function VideoRow({ row: { name }, number, onRemove }: { row: ListRow; number: number; onRemove: () => void }) {
  const { t } = useLingui()
  const url = useWatch({ name: `${name}.url` }) as string
  return (
    <div className={rowStyles.single} data-row>
      <TextField
        name={`${name}.url`}
        label={t`Link to video ${number}`}
        type="url"
        placeholder="https://www.youtube.com/watch?v=…"
        readOnly={url.startsWith('/files/')}
      />
      <IconButton icon={IconTrash} label={t`Remove video ${number}`} onClick={onRemove} />
    </div>
  )
}

export function Datasheets({ businessID }: { businessID: string }) {
  const { t } = useLingui()
  const name = 'datasheets'
  const label = t`Datasheets`
  const { generation, setUploading } = useFormContextValue()
  const {
    id,
    ref,
    value: sheets,
    error,
    onChange,
  } = useField<Datasheet[]>(name, label, (all) => all.map((sheet) => sheet.name).join('\n'))
  const focusRef = useFocusAfterRemoval()
  return (
    <fieldset className={rowStyles.group} ref={focusRef}>
      <legend>{label}</legend>
      {sheets.length > 0 && (
        <ul className={styles.sheets}>
          {sheets.map((sheet) => (
            <li key={sheet.url}>
              <a href={sheet.url} target="_blank" rel="noopener" className="link">
                {sheet.name}
              </a>
              <IconButton
                icon={IconTrash}
                label={t`Remove ${sheet.name}`}
                onClick={() => onChange(sheets.filter((one) => one !== sheet))}
              />
            </li>
          ))}
        </ul>
      )}
      <div id={id} ref={ref} tabIndex={-1}>
        {sheets.length < datasheetsMost && (
          <FileField
            key={`${generation} ${sheets.length}`}
            label={t`Add a datasheet`}
            purpose="datasheet"
            businessID={businessID}
            value={null}
            error={error}
            onBusy={(busy) => setUploading(name, busy)}
            onChange={(sent) => sent?.document && onChange([...sheets, { ...sent.document, token: sent.token }])}
          />
        )}
      </div>
      <p className="muted small">
        <Trans>Buyers read datasheets before they ask: drawings, curves, certificates of the material.</Trans>
      </p>
    </fieldset>
  )
}

// What is attached to a product: videos, by link or sent, and datasheets.
import { Trans, useLingui } from '@lingui/react/macro'
import { datasheetsMost, videosMost } from '#contract/constants.ts'
import { FileField } from '#web/files/card.tsx'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { plusIcon, trashIcon } from '#web/ui/icons.ts'
import type { Form } from './Inputs.tsx'
import styles from './Inputs.module.css'

export function Videos({ form }: { form: Form }) {
  const { t } = useLingui()
  const { values, businessID, change, problem, onBusy } = form
  const { videos } = values
  return (
    <fieldset className={styles.group}>
      <legend>{t`Videos`}</legend>
      {videos.map(({ url, token }, at) => {
        const number = at + 1
        return (
          <div key={at} className={styles.single}>
            <Field
              id={`videos.${at}`}
              label={t`Link to video ${number}`}
              type="url"
              placeholder="https://www.youtube.com/watch?v=…"
              readOnly={token !== undefined || url.startsWith('/files/')}
              value={url}
              error={problem(`videos.${at}`)}
              onChange={(event) =>
                change({ videos: videos.map((one, i) => (i === at ? { url: event.currentTarget.value } : one)) })
              }
            />
            <IconButton
              icon={trashIcon}
              label={t`Remove video ${number}`}
              onClick={() => change({ videos: videos.toSpliced(at, 1) })}
            />
          </div>
        )
      })}
      {videos.length < videosMost && (
        <div className="row">
          <Button look="soft" icon={plusIcon} onClick={() => change({ videos: [...videos, { url: '' }] })}>
            {t`Add a link to YouTube or Vimeo`}
          </Button>
        </div>
      )}
      {videos.length < videosMost && (
        <FileField
          key={videos.length}
          label={t`Upload a video`}
          purpose="video"
          businessID={businessID}
          value={null}
          onBusy={onBusy}
          onChange={(sent) =>
            sent?.document && change({ videos: [...videos, { url: sent.document.url, token: sent.token }] })
          }
        />
      )}
    </fieldset>
  )
}

export function Datasheets({ form }: { form: Form }) {
  const { t } = useLingui()
  const { values, businessID, change, problem, onBusy } = form
  const { datasheets } = values
  return (
    <fieldset className={styles.group}>
      <legend>{t`Datasheets`}</legend>
      {datasheets.length > 0 && (
        <ul className={styles.sheets}>
          {datasheets.map(({ url, name }, at) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener" data-reload className="link">
                {name}
              </a>
              <IconButton
                icon={trashIcon}
                label={t`Remove ${name}`}
                onClick={() => change({ datasheets: datasheets.toSpliced(at, 1) })}
              />
            </li>
          ))}
        </ul>
      )}
      {datasheets.length < datasheetsMost && (
        <FileField
          key={datasheets.length}
          label={t`Add a datasheet`}
          purpose="datasheet"
          businessID={businessID}
          value={null}
          error={problem('datasheets')}
          onBusy={onBusy}
          onChange={(sent) =>
            sent?.document && change({ datasheets: [...datasheets, { ...sent.document, token: sent.token }] })
          }
        />
      )}
      <p className="muted small">
        <Trans>Buyers read datasheets before they ask: drawings, curves, certificates of the material.</Trans>
      </p>
    </fieldset>
  )
}

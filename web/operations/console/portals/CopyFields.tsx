// Fields of a portal's copy.
import { useLingui } from '@lingui/react/macro'
import { locales, ownNames } from '#contract/foundation/locales.ts'
import { portalLeadMost, portalTitleMost } from '#contract/publishing/portal-fields.ts'
import { videoChoices, type VideoChoice } from '#contract/foundation/portals.ts'
import { useSite } from '#web/foundation/page.ts'
import { RadioGroupField, SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import layout from '../FormLayout.module.css'
import styles from './Portal.module.css'

export function WordFields() {
  const { t } = useLingui()
  return (
    <Card as="section">
      <CardHeader title={t`Title and lead`} />
      <div className={layout.inside}>
        <p className="muted small">
          {t`All languages are shown. The title is the one of search results too; the lead is cut there.`}
        </p>
        {locales.map((locale) => (
          <fieldset key={locale} className={styles.group}>
            <legend lang={locale}>{ownNames[locale]}</legend>
            <TextAreaField
              name={`copy.title.${locale}`}
              label={t({ message: 'Title', comment: 'of the first page of a portal' })}
              most={portalTitleMost}
              rows={1}
              lang={locale}
              required
            />
            <TextAreaField
              name={`copy.lead.${locale}`}
              label={t({ message: 'Lead', comment: 'sentence below the title of a page' })}
              most={portalLeadMost}
              rows={3}
              lang={locale}
              required
            />
          </fieldset>
        ))}
      </div>
    </Card>
  )
}

export function SettingFields() {
  const { t } = useLingui()
  const { operator } = useSite()
  const videos: Record<VideoChoice, string> = {
    es: t({ message: 'Spanish', comment: 'language of a video' }),
    en: t({ message: 'English', comment: 'language of a video' }),
    none: t({ message: 'None', comment: 'no video' }),
  }
  const usa = t({ message: 'USA', comment: 'phone line' })
  const europe = t({ message: 'Europe', comment: 'phone line' })
  const numbers = [
    { name: 'copy.phones.usa', label: t`Phone, ${usa}` },
    { name: 'copy.phones.europe', label: t`Phone, ${europe}` },
    { name: 'copy.whatsapp.usa', label: `WhatsApp, ${usa}` },
    { name: 'copy.whatsapp.europe', label: `WhatsApp, ${europe}` },
  ]
  const usual = [operator.phones.usa, operator.phones.europe, operator.whatsapp.usa, operator.whatsapp.europe]
  return (
    <Card as="section">
      <CardHeader title={t`Language, video, numbers`} />
      <div className={layout.inside}>
        <SelectField
          name="copy.locale"
          label={t`Language for visitors of no known one`}
          options={locales.map((value) => ({ value, text: ownNames[value] }))}
          empty={false}
        />
        <RadioGroupField
          name="copy.video"
          label={t`Video`}
          options={videoChoices.map((value) => ({ value, text: videos[value] }))}
        />
        <p className="muted small">{t`Numbers that are left empty are those of the settings.`}</p>
        <div className={styles.pairs}>
          {numbers.map(({ name, label }, at) => (
            <TextField
              key={name}
              name={name}
              label={label}
              placeholder={usual[at]}
              type="tel"
              autoComplete="off"
              maxLength={26}
            />
          ))}
        </div>
      </div>
    </Card>
  )
}

// Texts of a record in other languages, each saved by itself.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'react-router'
import { type Locale, ownNames } from '#contract/foundation/locales.ts'
import { tradeLanguages } from '#kit/language/languages.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { Note } from '#web/ui/Note.tsx'
import { versionsAnchor } from './anchor.ts'
import { MachineStart } from './MachineStart.tsx'
import { MistakeReports } from './MistakeReports.tsx'
import { useReports } from './use-reports.ts'
import styles from './VersionsForm.module.css'
import {
  fieldsIn,
  otherLanguages,
  type VersionedField,
  type VersionedRecord,
  versionForm,
  versionBody,
  versionPath,
  type VersionValues,
  versionValues,
} from './versions-form.ts'

type Props = {
  kind: 'product' | 'business'
  id: string
  businessID: string
  record: VersionedRecord
  fields: readonly VersionedField[]
  /** Path in the body: `general.` or nothing. */
  prefix: string
  draft: string
  /** False: drafts are never sent to a translator. */
  isPublic?: boolean
  save: (body: VersionValues) => Promise<void>
}

export function VersionsForm(props: Props) {
  const { id, businessID, record, fields, save } = props
  const { t } = useLingui()
  const { showError } = useToasts()
  const { reports, dismiss } = useReports({ id, businessID, versions: record.versions })
  const others = otherLanguages(record)
  const isLinked = useLocation().hash === `#${versionsAnchor}`
  const [chosen, setChosen] = useState<Locale>()
  const reported = reports.find(({ language }) => others.includes(language))?.language
  // Later reports leave the form of the language alone.
  if (isLinked && !chosen && reported) setChosen(reported)
  const locale = chosen && others.includes(chosen) ? chosen : others[0]!
  return (
    <Card pad="l">
      <div className={styles.part} id={versionsAnchor} ref={scrollIfLinked}>
        <h2>{t`In other languages`}</h2>
        <p className="muted">
          <Trans>Readers of a language in which you write see your own words, with the original one tap away.</Trans>
        </p>
        <OriginalLanguage
          languages={record.languages}
          onChoose={(language) =>
            void save({ languages: Object.fromEntries(fields.map(({ name }) => [name, language])) }).catch(showError)
          }
        />
        <fieldset className={styles.tabs} aria-label={t`Languages`}>
          {others.map((one) => (
            <Button key={one} pressed={one === locale} onClick={() => setChosen(one)}>
              <span lang={one}>{ownNames[one]}</span>
              <State version={record.versions[one]} isReported={reports.some(({ language }) => language === one)} />
            </Button>
          ))}
        </fieldset>
        <MistakeReports reports={reports.filter(({ language }) => language === locale)} onDismiss={dismiss} />
        <VersionForm key={locale} {...props} locale={locale} />
      </div>
    </Card>
  )
}

function scrollIfLinked(part: HTMLElement | null): void {
  if (part && location.hash === `#${part.id}`) part.scrollIntoView()
}

type StateProps = { version: VersionedRecord['versions'][Locale]; isReported: boolean }

function State({ version, isReported }: StateProps) {
  if (isReported)
    return (
      <span className="muted small">
        <Trans comment="a translation in this language, by a reader">mistake reported</Trans>
      </span>
    )
  if (version && !version.outdated)
    return version['machine'] ? (
      <span className="muted small">
        <Trans>corrected</Trans>
      </span>
    ) : null
  return (
    <span className="muted small">{version ? <Trans>older than the original</Trans> : <Trans>missing</Trans>}</span>
  )
}

function OriginalLanguage({
  languages,
  onChoose,
}: {
  languages: VersionedRecord['languages']
  onChoose: (language: string) => void
}) {
  const { t, i18n } = useLingui()
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language' })
  const known = [...new Set(Object.values(languages).filter((language) => language !== null))]
  return (
    <Select
      visible
      label={t`Language of the original`}
      value={known.length === 1 ? known[0] : ''}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{t`Found out from the text`}</option>
      {tradeLanguages.map((code) => (
        <option key={code} value={code}>
          {names.of(code)}
        </option>
      ))}
    </Select>
  )
}

function VersionForm(props: Props & { locale: Locale }) {
  const { kind, id, record, fields, prefix, draft, isPublic = true, save, locale } = props
  const { t } = useLingui()
  const { showSuccess } = useToasts()
  const version = record.versions[locale]
  const [cut, setCut] = useState<string[]>([])
  const language = ownNames[locale]
  const shown = fieldsIn(record, fields, locale)
  const form = useServerForm<VersionValues, VersionValues>({
    id: `version-${locale}`,
    schema: versionForm,
    saved: versionValues(record, { prefix, locale, fields: shown }),
    draft: `${draft}-${locale}`,
    async submit(values) {
      await save(versionBody(values, prefix, locale))
      showSuccess()
    },
  })
  const path = versionPath(prefix, locale)
  const machine = useWatch({ control: form.control, name: `${path}.machine` }) as unknown as string
  return (
    <Form form={form} label={t`Version in ${language}`} className={styles.part}>
      {isPublic && (!version || version['machine'] || machine) && (
        <MachineStart
          {...{ kind, id, locale, machine }}
          onTexts={(texts, provider) => {
            for (const { name, most } of shown) {
              const text = texts[name]?.slice(0, most)
              if (text !== undefined) form.setValue(`${path}.${name}`, text as never, { shouldDirty: true })
            }
            setCut(shown.filter(({ name, most }) => (texts[name]?.length ?? 0) > most).map(({ label }) => label))
            form.setValue(`${path}.machine`, provider as never, { shouldDirty: true })
          }}
        />
      )}
      <Cut labels={cut} />
      {shown.map(({ name, label, most, rows }) => {
        const shared = { name: `${path}.${name}`, label, lang: locale }
        return rows ? (
          <TextAreaField key={name} {...shared} most={most} rows={rows} />
        ) : (
          <TextField key={name} {...shared} maxLength={most} autoComplete="off" />
        )
      })}
      <div className="row">
        <SubmitButton look="main">
          {version?.outdated ? <Trans>Save as up to date</Trans> : <Trans>Save this version</Trans>}
        </SubmitButton>
      </div>
    </Form>
  )
}

function Cut({ labels }: { labels: string[] }) {
  const names = labels.join(', ')
  return (
    labels.length > 0 && (
      <Note look="warn" status>
        <Trans>Cut because it was too long: {names}</Trans>
      </Note>
    )
  )
}

// Portal copy form with preview.
import { useLingui } from '@lingui/react/macro'
import { scheduledMost } from '#contract/publishing/versions.ts'
import { locales } from '#contract/foundation/locales.ts'
import { portalByKey } from '#contract/foundation/portals.ts'
import type { PortalCopy } from '#contract/publishing/portal-fields.ts'
import type { PortalVersions } from '#contract/publishing/portal-pages.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { FormSaveBar } from '#web/foundation/form/FormButtons.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { ReasonField, StartField } from '../fields.tsx'
import { SettingFields, WordFields } from './CopyFields.tsx'
import { FactFields } from './FactFields.tsx'
import { portalForm, portalValues } from './portal-form.ts'
import layout from '../FormLayout.module.css'
import { Preview } from './Preview.tsx'

type Props = {
  portal: PortalVersions
  copy: PortalCopy
  onSaved: (portal: PortalVersions) => void
}

export function PortalForm({ portal: { key: portalKey, newest, goods }, copy, onSaved }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const form = useServerForm({
    id: `portal ${portalKey}`,
    schema: portalForm,
    saved: portalValues(copy),
    draft: 'portal',
    errorMessages: {
      'copy.exports.source.year': t`A year from 2020 on`,
      'copy.exports.source.url': t`An address that begins with https://`,
      'copy.ports': { tooFew: t`Two ports at least` },
      'copy.fairs': { required: t`One fair at least` },
      publishAt: t`Must be in the future, at most ${scheduledMost} days ahead.`,
      reason: { required: t`A reason is required.` },
      ...Object.fromEntries(
        locales.map((locale) => [`copy.title.${locale}`, { taken: t`Another portal has this title.` }]),
      ),
    },
    failureMessages: { Conflict: t`Somebody else has changed it meanwhile. Load the page again.` },
    async submit(body, { key }) {
      onSaved(await api.portalPages.write({ params: { key: portalKey }, body: { ...body, newest }, key }))
      showSuccess()
    },
  })
  return (
    <Form form={form} className={layout.form} label={t`New version`}>
      <div className={`${layout.columns} ${layout.wideFirst}`}>
        <WordFields />
        <div className={layout.form}>
          <SettingFields />
          <Publishing />
        </div>
      </div>
      <FactFields goods={goods} />
      <Preview portal={portalByKey(portalKey)!} />
      <FormSaveBar form={form} save={t`Publish`} />
    </Form>
  )
}

function Publishing() {
  const { t } = useLingui()
  return (
    <Card as="section">
      <CardHeader title={t`Publication`} />
      <div className={layout.inside}>
        <StartField name="publishAt" />
        <ReasonField />
      </div>
    </Card>
  )
}

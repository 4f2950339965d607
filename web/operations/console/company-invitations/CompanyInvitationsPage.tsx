// /admin/company-invitations: the switch beside its balancing test.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { balancingTestLeast, balancingTestMost } from '#contract/foundation/constants.ts'
import type { InvitationSettings } from '#contract/trust/company-invitations.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/controls/Field.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import styles from '../reports/Reports.module.css'

export function loader(args: LoaderFunctionArgs) {
  const { api, signal } = loaderContext(args)
  return api.companyInvitations.settings({ signal })
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Invitations`, description: '', noindex: true })

export function Component() {
  const [settings, setSettings] = useState(useLoaderData<typeof loader>())
  const { t } = useLingui()
  const { formats } = useSite()
  const { enabled, writtenBy, writtenAt, sent, suppressed } = settings
  return (
    <ConsoleView
      title={t`Invitations`}
      note={t`One message, ever, to a company that nobody runs: when a buyer has kept an inquiry for it.`}
      aside={
        <Badge look={enabled ? 'ok' : 'plain'}>
          {enabled ? t({ message: 'On', comment: 'a switch' }) : t({ message: 'Off', comment: 'a switch' })}
        </Badge>
      }
    >
      <Card as="section" pad="l">
        <div className={styles.held}>
          <p>
            <Trans>
              It goes to a mailbox of a role (info@, sales@, export@) at the company’s own domain, names the source of
              the address in its first line, and ends by one click. What else must hold depends on the law of the
              countries you write to.
            </Trans>
          </p>
          <p className="muted small">
            <Text>{t`Sent: ${sent}`}</Text> <Text>·</Text> <Text>{t`Mailboxes that want none: ${suppressed}`}</Text>
            <Text>{writtenAt && ` · ${[writtenBy, formats.dateTime(writtenAt)].filter(Boolean).join(', ')}`}</Text>
          </p>
          <Form key={writtenAt} settings={settings} onSaved={setSettings} />
        </div>
      </Card>
    </ConsoleView>
  )
}

type FormProps = { settings: InvitationSettings; onSaved: (settings: InvitationSettings) => void }

function Form({ settings, onSaved }: FormProps) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const [text, setText] = useState(settings.balancingTest)
  const [countries, setCountries] = useState(settings.countries.join(', '))
  const [asked, setAsked] = useState<'on' | 'off'>()
  const isShort = text.trim().length < balancingTestLeast
  const codes = countries
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  const wrong = codes.find((code) => !/^[A-Z]{2}$/.test(code))
  async function save(reason: string): Promise<void> {
    const body = { enabled: asked === 'on', countries: codes, balancingTest: text, reason }
    onSaved(await api.companyInvitations.write({ body }))
    showSuccess()
  }
  return (
    <>
      <TextArea
        label={t`Balancing test`}
        hint={t`Why your interest outweighs that of the companies written to, at least ${balancingTestLeast} characters. It is kept with your name and the day.`}
        rows={10}
        most={balancingTestMost}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Field
        label={t`Countries left out`}
        hint={t`Prior consent is needed there: two-letter codes with commas.`}
        value={countries}
        onChange={(event) => setCountries(event.target.value)}
        {...(wrong && { error: t`${wrong} is no country code` })}
      />
      <div className="row">
        <Button look="primary" disabled={isShort || wrong !== undefined} onClick={() => setAsked('on')}>
          {settings.enabled ? t`Save` : t`Switch on`}
        </Button>
        <Button
          look={settings.enabled ? 'danger' : 'plain'}
          disabled={wrong !== undefined}
          onClick={() => setAsked('off')}
        >
          {settings.enabled ? t`Switch off` : t`Save without switching on`}
        </Button>
      </div>
      {asked && (
        <ReasonDialog
          title={asked === 'on' ? t`Invitations on?` : t`Invitations off?`}
          yes={asked === 'on' ? t({ message: 'On', comment: 'a switch' }) : t({ message: 'Off', comment: 'a switch' })}
          look={asked === 'on' ? 'primary' : 'danger'}
          hint={t`Stands in the audit log.`}
          act={save}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

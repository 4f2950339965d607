// /settings: account, language, privacy, data export, deletion.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { shownEmail } from '#kit/hosts.ts'
import { DeviceSettings, NotificationSettings } from '#web/discovery/notifications/card.tsx'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useSession } from '#web/foundation/session.ts'
import { MessageSettings } from '#web/trade/inquiries/settings/card.tsx'
import { OwnCorrections } from '#web/trust/corrections/card.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Part } from '#web/ui/Part.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ExportSection } from './ExportSection.tsx'
import { LanguageSection } from './LanguageSection.tsx'
import { LeavingSection } from './LeavingSection.tsx'
import { PrivacySection } from './PrivacySection.tsx'
import { ReadingSection } from './ReadingSection.tsx'
import styles from './SettingsPage.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, signal, translates } = loaderContext(args)
  const [profile, settings, tellings, ringing, messages, packed, leaving, corrections, reading] = await Promise.all([
    api.people.own({ signal }),
    api.people.settings({ signal }),
    api.notifications.settings({ signal }),
    api.notifications.devices({ signal }),
    api.inquiries.settings({ signal }),
    api.people.export({ signal }),
    api.people.leaving({ signal }),
    api.corrections.mine({ signal }),
    translates && api.reading.preference({ signal }),
  ])
  return { profile, settings, tellings, ringing, messages, packed, leaving, corrections, reading }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Settings`, description: '', noindex: true })

export function Component() {
  const { t } = useLingui()
  const { profile, settings, tellings, ringing, messages, packed, leaving, corrections, reading } =
    useLoaderData<typeof loader>()
  const sections = [
    { id: 'account', title: t`Account` },
    { id: 'language', title: t`Language` },
    ...(reading ? [{ id: 'reading', title: t`Texts in other languages` }] : []),
    { id: 'notifications', title: t`Notifications` },
    { id: 'devices', title: t`Devices that ring` },
    { id: 'messages', title: t`Messages` },
    { id: 'privacy', title: t`Privacy` },
    { id: 'corrections', title: t`Corrections` },
    { id: 'developers', title: t`Developers` },
    { id: 'data', title: t`Your data` },
    { id: 'leaving', title: t`Delete the account` },
  ]
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t`Settings`}</h1>
      <div className={styles.columns}>
        <nav className={styles.index} aria-label={t`Settings`}>
          {sections.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        <div>
          <AccountSection email={profile.email} />
          <LanguageSection settings={settings} />
          {reading && <ReadingSection own={reading} />}
          <NotificationSettings tellings={tellings} />
          <DeviceSettings devices={ringing.devices} publicKey={ringing.key} />
          <MessageSettings settings={messages} />
          <PrivacySection profile={profile} settings={settings} />
          <OwnCorrections {...corrections} />
          <DevelopersSection />
          <ExportSection packed={packed} />
          <LeavingSection leaving={leaving} />
        </div>
      </div>
    </div>
  )
}

function AccountSection({ email }: { email: string | null }) {
  const { accounts, paths } = useSite()
  const verified = useSession()?.emailVerified
  return (
    <Part id="account" title={<Trans>Account</Trans>}>
      <p>
        <Text>{email && shownEmail(email)}</Text>{' '}
        {verified !== undefined && (
          <span className="muted">{verified ? <Trans>verified</Trans> : <Trans>not verified yet</Trans>}</span>
        )}
      </p>
      <p className="muted">
        <Trans>E-mail address, password, second factor, passkeys and the devices that are signed in.</Trans>
      </p>
      <div className={styles.actions}>
        <LinkButton look="soft" href={accounts.account()}>
          <Trans>Account and security</Trans>
        </LinkButton>
        <LinkButton look="ghost" href={paths.editProfile()}>
          <Trans>Edit profile</Trans>
        </LinkButton>
      </div>
    </Part>
  )
}

function DevelopersSection() {
  const { paths } = useSite()
  return (
    <Part id="developers" title={<Trans>Developers</Trans>}>
      <p className="muted">
        <Trans>Connect your own programs: an ERP that keeps the catalog up to date, a CRM that reads inquiries.</Trans>
      </p>
      <div className={styles.actions}>
        <LinkButton look="soft" href={paths.apiTokens()}>
          <Trans>API tokens</Trans>
        </LinkButton>
        <LinkButton look="ghost" href={paths.developers()}>
          <Trans>API reference</Trans>
        </LinkButton>
      </div>
    </Part>
  )
}

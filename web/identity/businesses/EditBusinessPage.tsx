// /business/{id}/edit/{tab?}: profile editor; tabs save separately.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { hasPermission } from '#contract/identity/access.ts'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { lateComponent, lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { preloadMultiSelect } from '#web/foundation/form/MultiSelectField.tsx'
import { idOf } from '#web/foundation/paths.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { versionsAnchor } from '#web/foundation/versions/anchor.ts'
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { IconEye, IconLanguage } from '#web/ui/icons.ts'
import { Logo } from '#web/ui/Picture.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { BusinessSeals } from './BusinessSeals.tsx'
import { Completeness } from './edit/Completeness.tsx'
import { fieldsOf, type FormTab, tabs, type Tab } from './edit/fields.ts'
import { type Lists, readLists, withOwn } from './edit/lists.ts'
import { SectionForm } from './edit/SectionForm.tsx'
import { tabNames, Tabs } from './edit/Tabs.tsx'
import styles from './EditBusinessPage.module.css'

const isForm = (tab: Tab): tab is FormTab => tab in fieldsOf

const CertificatesForm = lateComponent(async () => (await import('./edit/CertificatesForm.tsx')).CertificatesForm)
const MediaForm = lateComponent(async () => (await import('./edit/MediaForm.tsx')).MediaForm)
const BusinessVersions = lazyComponent(async () => (await import('./edit/BusinessVersions.tsx')).BusinessVersions)

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, params, paths, redirectTo, signal } = loaderContext(args)
  const id = idOf(params['slug'])
  if (!id) return redirectTo(paths.home())
  const tab = tabs.find((one) => one === (params['tab']?.toLowerCase() ?? 'general'))
  if (!tab) return redirectTo(paths.editBusiness({ businessID: id }))
  const [{ data: profile, session }, lists] = await Promise.all([
    api.businesses.read({ params: { id }, signal }),
    isForm(tab) ? readLists(api, fieldsOf[tab], { query: { lang: locale }, signal }) : undefined,
    preloadMultiSelect(),
    tab === 'certificates' && CertificatesForm.preload(),
    tab === 'media' && MediaForm.preload(),
  ])
  if (!hasPermission('edit', session.access)) return redirectTo(paths.business(profile))
  return { profile, lists: lists && withOwn(lists, profile), tab }
}

export const meta: Meta<typeof loader> = ({ data: { profile }, i18n }) => ({
  title: t(i18n)`Edit ${profile.general.companyName}`,
  description: '',
  noindex: true,
})

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const [profile, setProfile] = useResettableState(loaded.profile)
  const { t, i18n } = useLingui()
  const { paths } = useSite()
  const { tab, lists } = loaded
  const { name, description } = tabNames[tab]
  const { companyName, profilePhoto } = profile.general
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <Logo name={companyName} {...pictureOf(profilePhoto)} size={48} />
        <div className={styles.name}>
          <h1>
            <UserText text={companyName} />
          </h1>
          <p className="row">
            <BusinessSeals business={profile} />
          </p>
        </div>
        <LinkButton icon={IconEye} href={paths.business(profile, { view: 'buyer' })}>{t`View as a buyer`}</LinkButton>
      </header>
      <div className={styles.columns}>
        <Tabs profile={profile} tab={tab} />
        <section className={styles.form} aria-labelledby="tab-name">
          <div className={styles.title}>
            <h2 id="tab-name">{i18n._(name)}</h2>
            <p className="muted">{i18n._(description)}</p>
          </div>
          <TabForm key={tab} tab={tab} profile={profile} lists={lists} label={i18n._(name)} onRecord={setProfile} />
          {tab === 'general' && (
            <OtherLanguages businessID={profile.businessID} edition={profile.version} onRecord={setProfile} />
          )}
        </section>
        <aside>
          <Completeness profile={profile} />
        </aside>
      </div>
    </div>
  )
}

type TabFormProps = {
  tab: Tab
  lists: Lists | undefined
  profile: BusinessProfile
  label: string
  onRecord: (profile: BusinessProfile) => void
}

function TabForm({ tab, lists, ...rest }: TabFormProps) {
  if (tab === 'certificates') return <CertificatesForm {...rest} />
  if (tab === 'media') return <MediaForm {...rest} />
  return lists ? <SectionForm {...rest} fields={fieldsOf[tab]} lists={lists} /> : null
}

function OtherLanguages(props: { businessID: string; edition: number; onRecord: (profile: BusinessProfile) => void }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(useLocation().hash === `#${versionsAnchor}`)
  return isOpen ? (
    <Suspense>
      <BusinessVersions {...props} />
    </Suspense>
  ) : (
    <Button icon={IconLanguage} onClick={() => setOpen(true)}>{t`In other languages`}</Button>
  )
}

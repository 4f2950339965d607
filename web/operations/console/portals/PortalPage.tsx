// /admin/portals/{key}: portal copy editor.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { PortalVersions } from '#contract/publishing/portal-pages.ts'
import { portalByKey } from '#contract/foundation/portals.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { portalAddress } from '#web/publishing/portals/card.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { useBeginning } from '../versions/use-beginning.ts'
import { Versions } from '../versions/Versions.tsx'

const PortalForm = lazyComponent(async () => (await import('./PortalForm.tsx')).PortalForm)

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, signal } = loaderContext(args)
  return api.portalPages.versions({ params: { key: params['key']! }, signal })
}

export const meta: Meta<typeof loader> = ({ data, i18n, locale }) => ({
  title: data ? `${t(i18n)`Portal`}: ${portalByKey(data.key)!.label[locale]}` : t(i18n)`Portal`,
  description: '',
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const api = useApi()
  const { locale, origin, paths } = useSite()
  const [portal, setPortal] = useResettableState<PortalVersions>(useLoaderData<typeof loader>())
  const begun = useBeginning<PortalVersions['copy']>(portal.key, { draft: 'portal' })
  const address = portalAddress(origin, portal.key)
  return (
    <ConsoleView
      title={portalByKey(portal.key)!.label[locale]}
      note={
        <a className="link" href={address} target="_blank" rel="noopener">
          {address}
        </a>
      }
      back={{ href: paths.admin('portals'), text: t`Portals` }}
    >
      <Suspense fallback={<div className="form-room" />}>
        <PortalForm
          key={`${portal.key} ${portal.newest} ${begun.times} ${JSON.stringify(portal.copy)}`}
          portal={portal}
          copy={begun.content ?? portal.copy}
          onSaved={(saved) => {
            begun.forget()
            setPortal(saved)
          }}
        />
      </Suspense>
      <Versions
        versions={portal.versions}
        onTake={(version) => begun.take(version?.copy ?? portal.fileCopy)}
        act={async (act, id, reason) => setPortal(await api.portalPages[act]({ params: { id }, body: { reason } }))}
        messageOf={(error) =>
          (error as Error).name === 'Conflict'
            ? t`Another portal has a title that would be shown here. Change it there first, or write a new version.`
            : undefined
        }
      />
    </ConsoleView>
  )
}

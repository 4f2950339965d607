// /admin/announcements/new and /admin/announcements/{id}: announcement editor.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { Announcement } from '#contract/publishing/announcements/announcements.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { AnnouncementMark } from './names.tsx'

const AnnouncementForm = lazyComponent(async () => (await import('./AnnouncementForm.tsx')).AnnouncementForm)

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, signal } = loaderContext(args)
  return params['id'] ? api.announcements.read({ params: { id: params['id'] }, signal }) : null
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => ({
  title: data ? t(i18n)`Announcement` : t(i18n)`New announcement`,
  description: '',
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { paths } = useSite()
  const [announcement, setAnnouncement] = useResettableState<Announcement | null>(useLoaderData<typeof loader>())
  return (
    <ConsoleView
      title={announcement ? t`Announcement` : t`New announcement`}
      note={announcement && <AnnouncementMark state={announcement.state} />}
      back={{ href: paths.admin('announcements'), text: t`Announcements` }}
      aside={announcement && <Acts announcement={announcement} onChange={setAnnouncement} />}
    >
      <Suspense fallback={<div className="form-room" />}>
        <AnnouncementForm
          key={announcement && JSON.stringify(announcement)}
          announcement={announcement ?? undefined}
          onSaved={setAnnouncement}
        />
      </Suspense>
    </ConsoleView>
  )
}

type ActsProps = { announcement: Announcement; onChange: (announcement: Announcement) => void }

function Acts({ announcement, onChange }: ActsProps) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const [asked, setAsked] = useState<'end' | 'restore'>()
  const { announcementID: id, state, endedAt } = announcement
  const act = state === 'ended' ? (endedAt ? 'restore' : undefined) : 'end'
  if (!act) return null
  const names = {
    end: state === 'scheduled' ? t`Take back` : t`End now`,
    restore: t({ message: 'Show again', comment: 'an announcement' }),
  }
  async function send(done: 'end' | 'restore', reason: string): Promise<void> {
    onChange(await api.announcements[done]({ params: { id }, body: { reason } }))
    showSuccess()
  }
  return (
    <>
      <Button look={act === 'end' ? 'danger' : 'primary'} onClick={() => setAsked(act)}>
        {names[act]}
      </Button>
      {asked && (
        <ReasonDialog
          title={names[asked]}
          yes={names[asked]}
          look={asked === 'end' ? 'danger' : 'primary'}
          act={(reason) => send(asked, reason)}
          onClose={() => setAsked(undefined)}
        >
          <p>
            {asked === 'end' ? (
              <Trans>It is gone from the pages at once. You can show it again.</Trans>
            ) : (
              <Trans>It is on the pages at once, or from its beginning on.</Trans>
            )}
          </p>
        </ReasonDialog>
      )}
    </>
  )
}

// /group/create, /group/{id}/edit. Private.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ConfirmDialog } from '#web/foundation/shell/ConfirmDialog.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { useSession } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconTrash } from '#web/ui/icons.ts'
import { Note } from '#web/ui/Note.tsx'
import { GroupForm } from './GroupForm.tsx'
import styles from './Groups.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, paths, params, redirectTo, signal } = loaderContext(args)
  const groupID = idOf(params['slug'])
  const [industries, group] = await Promise.all([
    api.industries.list({ query: { lang: locale }, signal }),
    groupID ? api.groups.read({ params: { groupID }, signal }) : undefined,
  ])
  if (group && !group.can.edit) return redirectTo(paths.group(group))
  return { industries: industries.map(({ id, text }) => ({ id, text })), group }
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => ({
  title: data.group ? t(i18n)`Edit group` : t(i18n)`Create a group`,
  description: '',
  noindex: true,
})

export function Component() {
  const { industries, group } = useLoaderData<typeof loader>()
  const { paths } = useSite()
  const session = useSession()
  return (
    <div className="wrap">
      <div className={`${styles.page} ${styles.narrow}`}>
        <header>
          <h1>{group ? <Trans>Edit group</Trans> : <Trans>Create a group</Trans>}</h1>
          <p className="muted">
            {group ? (
              <Link to={paths.group(group)}>{group.name}</Link>
            ) : (
              <Trans>
                A place where people of an industry talk to each other. You own it and choose its moderators.
              </Trans>
            )}
          </p>
        </header>
        {session && !session.emailVerified && (
          <Note look="warn">
            <Trans>Verify your e-mail address first: we have sent you a link.</Trans>
          </Note>
        )}
        <GroupForm industries={industries} group={group} />
        {group && <Remove groupID={group.groupID} name={group.name} />}
      </div>
    </div>
  )
}

function Remove({ groupID, name }: { groupID: string; name: string }) {
  const api = useApi()
  const { paths } = useSite()
  const { t } = useLingui()
  const navigate = useNavigate()
  const { showSuccess, showError } = useToasts()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await api.groups.remove({ params: { groupID } })
      showSuccess(t`The group ${name} is removed`)
      void navigate(paths.groups(), { replace: true })
    } catch (error) {
      showError(error)
      setBusy(false)
    }
  }
  return (
    <div>
      <Button look="ghost" icon={IconTrash} onClick={() => setAsking(true)}>
        <Trans>Remove group</Trans>
      </Button>
      {asking && (
        <ConfirmDialog
          title={t`Remove ${name}?`}
          yes={t`Remove group`}
          busy={busy}
          onClose={() => setAsking(false)}
          onYes={() => void remove()}
        >
          <Trans>Everything that was posted there goes with it, for all members. This can't be undone.</Trans>
        </ConfirmDialog>
      )}
    </div>
  )
}

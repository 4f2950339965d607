// One person of a business: the role, and what the reader may do about it. What can't be done says why.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Access, accesses, mayDo, mayGive } from '#contract/access.ts'
import type { Member } from '#contract/members.ts'
import { ConfirmDialog } from '#web/ConfirmDialog.tsx'
import { useOutcome } from '#web/failure-words.ts'
import { useApi, useSite } from '#web/page.ts'
import { pictureOf } from '#web/pictures.ts'
import { useNavigate } from '#web/routing.ts'
import { useSession } from '#web/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Select } from '#web/ui/Field.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import styles from './MembersPage.module.css'
import { roleNames } from './roles.ts'

type Deed = { kind: 'access'; access: Access } | { kind: 'remove' | 'leave' | 'transfer' }

export function MemberRow({
  business,
  member,
  own,
  isLastOwner,
  onChanged,
}: {
  business: { businessID: string; companyName: string }
  member: Member
  own: Access
  isLastOwner: boolean
  onChanged: () => void
}) {
  const { t, i18n } = useLingui()
  const { paths, formats } = useSite()
  const api = useApi()
  const navigate = useNavigate()
  const { saved, failed } = useOutcome()
  const isSelf = useSession()?.userID === member.userID
  const [asked, setAsked] = useState<Deed>()
  const [busy, setBusy] = useState(false)
  const { businessID, companyName } = business
  const { userID, user, access } = member
  const name = user ? `${user.firstName} ${user.lastName}` : t`A person without a public profile`
  const manages = mayGive(access, own) && mayDo('manageMembers', own)

  async function act(deed: Deed): Promise<void> {
    const params = { businessID, userID }
    setBusy(true)
    try {
      if (deed.kind === 'access') await api.members.change({ params, body: { access: deed.access } })
      else if (deed.kind === 'transfer') await api.members.transfer({ params })
      else await api.members.remove({ params })
      saved()
      setAsked(undefined)
      if (deed.kind === 'leave') navigate(paths.myBusiness())
      else onChanged()
    } catch (error) {
      failed(error)
    } finally {
      setBusy(false)
    }
  }
  const questions: Record<Deed['kind'], [title: string, text: string, button: string]> = {
    access: ['', '', ''],
    remove: [t`Remove ${name}?`, t`They can no longer act for ${companyName}.`, t`Remove`],
    leave: [t`Leave ${companyName}?`, t`Only an owner or admin can invite you again.`, t`Leave`],
    transfer: [t`Transfer to ${name}?`, t`They become the owner of ${companyName}, you stay as an admin.`, t`Transfer`],
  }
  const [title, text, button] = questions[asked?.kind ?? 'access']
  return (
    <li className={styles.row}>
      <span className={styles.photo} aria-hidden="true">
        {user?.profilePhoto ? <img {...pictureOf(user.profilePhoto)} sizes="40px" alt="" /> : user && initialsOf(name)}
      </span>
      <div className={styles.person}>
        <p className="semi">{user ? <a href={paths.person(member)}>{name}</a> : name}</p>
        <p className="muted small">
          {[user?.jobPosition?.name, t`since ${formats.date(member.joinedAt)}`].filter(Boolean).join(' · ')}
        </p>
      </div>
      {manages && !isLastOwner ? (
        <Select
          className={styles.role}
          label={t`Role of ${name}`}
          value={access}
          disabled={busy}
          onChange={(event) => void act({ kind: 'access', access: event.currentTarget.value as Access })}
        >
          {accesses
            .filter((one) => mayGive(one, own))
            .map((one) => (
              <option key={one} value={one}>
                {i18n._(roleNames[one])}
              </option>
            ))}
        </Select>
      ) : (
        <span title={isLastOwner ? t`The last owner stays: make somebody else owner first.` : undefined}>
          {i18n._(roleNames[access])}
        </span>
      )}
      {!isSelf && mayDo('transfer', own) && access !== 'owner' && (
        <Button look="ghost" onClick={() => setAsked({ kind: 'transfer' })} aria-label={t`Transfer to ${name}`}>
          <Trans>Transfer</Trans>
        </Button>
      )}
      {isSelf
        ? !isLastOwner && (
            <Button look="ghost" onClick={() => setAsked({ kind: 'leave' })}>
              <Trans>Leave</Trans>
            </Button>
          )
        : manages &&
          !isLastOwner && (
            <Button look="ghost" onClick={() => setAsked({ kind: 'remove' })} aria-label={t`Remove ${name}`}>
              <Trans>Remove</Trans>
            </Button>
          )}
      {asked && (
        <ConfirmDialog
          title={title}
          yes={button}
          look={asked.kind === 'transfer' ? 'primary' : 'danger'}
          busy={busy}
          onClose={() => setAsked(undefined)}
          onYes={() => void act(asked)}
        >
          {text}
        </ConfirmDialog>
      )}
    </li>
  )
}

// Member row: role and actions. Disabled actions say why.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Access, accesses, hasPermission, mayGive } from '#contract/identity/access.ts'
import type { Member } from '#contract/identity/members/members.ts'
import { ConfirmDialog } from '#web/foundation/shell/ConfirmDialog.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { useNavigate } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { useSession } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { initialsOf, tintOf } from '#web/ui/initials.ts'
import styles from './MembersPage.module.css'
import { roleNames } from './roles.ts'

type Question = 'remove' | 'leave' | 'transfer'
type Props = {
  business: { businessID: string; companyName: string }
  member: Member
  own: Access
  isLastOwner: boolean
  onChanged: () => void
}

export function MemberRow(props: Props) {
  const { business, member, own, isLastOwner } = props
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const { busy, changeRole, act } = useMemberActions(props)
  const [asked, setAsked] = useState<Question>()
  const { user } = member
  const name = user ? `${user.firstName} ${user.lastName}` : t`A person without a public profile`
  const manages = mayGive(member.access, own) && hasPermission('manageMembers', own)
  return (
    <li className={styles.row}>
      <span className={styles.photo} data-tint={tintOf(member.userID)} aria-hidden="true">
        {user?.profilePhoto ? <img {...pictureOf(user.profilePhoto)} sizes="40px" alt="" /> : user && initialsOf(name)}
      </span>
      <div className={styles.person}>
        <p className="semi">{user ? <Link to={paths.person(member)}>{name}</Link> : name}</p>
        <p className="muted small">
          {[user?.jobPosition?.name, t`since ${formats.date(member.joinedAt)}`].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Role
        name={name}
        access={member.access}
        own={own}
        isLastOwner={isLastOwner}
        busy={busy}
        onChange={manages && !isLastOwner ? changeRole : undefined}
      />
      <Actions
        name={name}
        member={member}
        own={own}
        manages={manages && !isLastOwner}
        isLastOwner={isLastOwner}
        onAsk={setAsked}
      />
      {asked && (
        <MemberDialog
          question={asked}
          name={name}
          companyName={business.companyName}
          busy={busy}
          onClose={() => setAsked(undefined)}
          onYes={() => void act(asked).then((done) => done && setAsked(undefined))}
        />
      )}
    </li>
  )
}

function useMemberActions({ business: { businessID }, member: { userID }, onChanged }: Props) {
  const api = useApi()
  const { paths } = useSite()
  const navigate = useNavigate()
  const { showSuccess, showError } = useToasts()
  const [busy, setBusy] = useState(false)
  const params = { businessID, userID }

  /** Resolves to true on success. */
  async function run(call: () => Promise<unknown>, then: () => void): Promise<boolean> {
    setBusy(true)
    try {
      await call()
      showSuccess()
      then()
      return true
    } catch (error) {
      showError(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    changeRole: (access: Access) => void run(() => api.members.change({ params, body: { access } }), onChanged),
    act: (question: Question) =>
      run(
        () => (question === 'transfer' ? api.members.transfer({ params }) : api.members.remove({ params })),
        question === 'leave' ? () => void navigate(paths.myBusiness()) : onChanged,
      ),
  }
}

function Role({
  name,
  access,
  own,
  isLastOwner,
  busy,
  onChange,
}: {
  name: string
  access: Access
  own: Access
  isLastOwner: boolean
  busy: boolean
  onChange: ((access: Access) => void) | undefined
}) {
  const { t, i18n } = useLingui()
  if (!onChange)
    return (
      <span title={isLastOwner ? t`The last owner stays: make somebody else owner first.` : undefined}>
        {i18n._(roleNames[access])}
      </span>
    )
  return (
    <Select
      className={styles.role}
      label={t`Role of ${name}`}
      value={access}
      aria-disabled={busy || undefined}
      onChange={(event) => busy || onChange(event.currentTarget.value as Access)}
    >
      {accesses
        .filter((one) => mayGive(one, own))
        .map((one) => (
          <option key={one} value={one}>
            {i18n._(roleNames[one])}
          </option>
        ))}
    </Select>
  )
}

function Actions({
  name,
  member,
  own,
  manages,
  isLastOwner,
  onAsk,
}: Pick<Props, 'member' | 'own' | 'isLastOwner'> & {
  name: string
  manages: boolean
  onAsk: (question: Question) => void
}) {
  const { t } = useLingui()
  const isSelf = useSession()?.userID === member.userID
  return (
    <>
      {!isSelf && hasPermission('transfer', own) && member.access !== 'owner' && (
        <Button look="ghost" onClick={() => onAsk('transfer')} aria-label={t`Transfer to ${name}`}>
          <Trans>Transfer</Trans>
        </Button>
      )}
      {isSelf && !isLastOwner && (
        <Button look="ghost" onClick={() => onAsk('leave')}>
          <Trans>Leave</Trans>
        </Button>
      )}
      {!isSelf && manages && (
        <Button look="ghost" onClick={() => onAsk('remove')} aria-label={t`Remove ${name}`}>
          <Trans>Remove</Trans>
        </Button>
      )}
    </>
  )
}

function MemberDialog({
  question,
  name,
  companyName,
  ...rest
}: {
  question: Question
  name: string
  companyName: string
  busy: boolean
  onClose: () => void
  onYes: () => void
}) {
  const { t } = useLingui()
  const questions: Record<Question, [title: string, text: string, button: string]> = {
    remove: [t`Remove ${name}?`, t`They can no longer act for ${companyName}.`, t`Remove`],
    leave: [t`Leave ${companyName}?`, t`Only an owner or admin can invite you again.`, t`Leave`],
    transfer: [t`Transfer to ${name}?`, t`They become the owner of ${companyName}, you stay as an admin.`, t`Transfer`],
  }
  const [title, text, button] = questions[question]
  return (
    <ConfirmDialog {...rest} title={title} yes={button} look={question === 'transfer' ? 'primary' : 'danger'}>
      {text}
    </ConfirmDialog>
  )
}

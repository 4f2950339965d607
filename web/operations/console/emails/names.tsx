// Email names: groups, parts, recipients, states.
import { useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconFileText } from '#web/ui/icons.ts'
import type {
  EmailField,
  EmailGroup,
  EmailReceiver,
  EmailTextState,
  EmailTextVersion,
} from '#contract/identity/emails.ts'
import { StateMark } from '../StateMark.tsx'

export function useEmailGroups(): Record<EmailGroup, string> {
  const { t } = useLingui()
  return {
    account: t({ message: 'Account and login', comment: 'group of emails' }),
    notifications: t({ message: 'Notifications', comment: 'group of emails' }),
    businesses: t({ message: 'Businesses', comment: 'group of emails' }),
    memberships: t({ message: 'Memberships', comment: 'group of emails' }),
    moderation: t({ message: 'Decisions and appeals', comment: 'group of emails' }),
    help: t({ message: 'Help and support', comment: 'group of emails' }),
    operator: t({ message: 'Operation of the site', comment: 'group of emails' }),
  }
}

export function useEmailReceivers(): Record<EmailReceiver, string> {
  const { t } = useLingui()
  return {
    account: t({ message: 'Owner of the account', comment: 'to whom an email goes' }),
    chosen: t({ message: 'People who chose it', comment: 'to whom an email goes: by their settings' }),
    invited: t({ message: 'Invited person', comment: 'to whom an email goes' }),
    owners: t({ message: 'Owners of the business', comment: 'to whom an email goes' }),
    managers: t({ message: 'People who manage the business', comment: 'to whom an email goes' }),
    payer: t({ message: 'Payer of the membership', comment: 'to whom an email goes' }),
    concerned: t({ message: 'Person concerned, or owners', comment: 'to whom an email goes' }),
    mailbox: t({ message: 'Mailbox of the domain', comment: 'to whom an email goes' }),
    asker: t({ message: 'Person who asked', comment: 'to whom an email goes' }),
    operator: t({ message: 'Operator of the site', comment: 'to whom an email goes' }),
  }
}

export function useEmailFields(): Record<EmailField, string> {
  const { t } = useLingui()
  return {
    subject: t`Subject`,
    subjectMany: t`Subject for several`,
    paragraphs: t`Text`,
    button: t`Button`,
    footer: t`Footer`,
  }
}

export function useEmailStates(): Record<EmailTextState, string> {
  const { t } = useLingui()
  return {
    delivered: t({ message: 'As delivered', comment: 'state of a text: as it came with the software' }),
    edited: t({ message: 'Edited', comment: 'state of a text: written by the operator' }),
  }
}

const marks = {
  delivered: { look: 'plain', icon: IconFileText },
  edited: { look: 'ok', icon: IconCircleCheck },
} as const

export function EmailMark({ state }: { state: EmailTextState }) {
  const names = useEmailStates()
  return <StateMark {...marks[state]}>{names[state]}</StateMark>
}

const versionMarks = {
  current: { look: 'ok', icon: IconCircleCheck },
  past: { look: 'plain', icon: IconCircleDashed },
  withdrawn: { look: 'plain', icon: IconCircleDashed },
  unfit: { look: 'warn', icon: IconAlertTriangle },
} as const

export function EmailVersionMark({ state }: Pick<EmailTextVersion, 'state'>) {
  const { t } = useLingui()
  const names: Record<EmailTextVersion['state'], string> = {
    current: t({ message: 'In use', comment: 'state of a version of the words of an email' }),
    past: t({ message: 'Replaced', comment: 'state of a version of a text' }),
    withdrawn: t({ message: 'Withdrawn', comment: 'state of a version of a text' }),
    unfit: t({ message: 'No longer fits', comment: 'state of a version: the placeholders of the email have changed' }),
  }
  return <StateMark {...versionMarks[state]}>{names[state]}</StateMark>
}

// State mark of a help request.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleDot,
  IconClockExclamation,
  IconLock,
  IconMailOff,
} from '#web/ui/icons.ts'
import type { HelpRequestStatus } from '#contract/operations/need-help/states.ts'
import { StateMark } from '../StateMark.tsx'

const names: Record<HelpRequestStatus, ReturnType<typeof msg>> = {
  new: msg({
    message: 'New',
    context: 'one request',
    comment: 'state of a request for help that nobody has taken yet',
  }),
  open: msg({ message: 'In work', comment: 'state of a request for help that somebody works on' }),
  answered: msg({ message: 'Answered', comment: 'state of a request for help' }),
  closed: msg({ message: 'Closed', comment: 'state of a request for help' }),
  spam: msg`Spam`,
}
const marks = {
  new: { look: 'warn', icon: IconCircleDashed },
  open: { look: 'run', icon: IconCircleDot },
  answered: { look: 'ok', icon: IconCircleCheck },
  closed: { look: 'plain', icon: IconLock },
  spam: { look: 'plain', icon: IconMailOff },
} as const

export function useStatusNames(): Record<HelpRequestStatus, string> {
  const { i18n } = useLingui()
  return Object.fromEntries(Object.entries(names).map(([status, name]) => [status, i18n._(name)])) as Record<
    HelpRequestStatus,
    string
  >
}

export function StatusMark({ status }: { status: HelpRequestStatus }) {
  return <StateMark {...marks[status]}>{useStatusNames()[status]}</StateMark>
}

export function LateMark() {
  const { t } = useLingui()
  return (
    <StateMark look="bad" icon={IconClockExclamation}>
      {t({ message: 'Late', comment: 'a request for help was not answered in time' })}
    </StateMark>
  )
}

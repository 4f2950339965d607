// Marks of versioned things and versions.
import { useLingui } from '@lingui/react/macro'
import { IconCircleCheck, IconCircleDashed, IconClockHour4, IconFileText } from '#web/ui/icons.ts'
import type { VersionedState, VersionState } from '#contract/publishing/versions.ts'
import { StateMark } from '../StateMark.tsx'

export function useVersionedStates(): Record<VersionedState, string> {
  const { t } = useLingui()
  return {
    file: t({ message: 'As delivered', comment: 'state of a text: as it came with the software' }),
    edited: t({ message: 'Edited', comment: 'state of a text: written by the operator' }),
    scheduled: t({ message: 'Scheduled', comment: 'state of a text' }),
  }
}

const marks = {
  file: { look: 'plain', icon: IconFileText },
  edited: { look: 'ok', icon: IconCircleCheck },
  scheduled: { look: 'run', icon: IconClockHour4 },
} as const

export function VersionedMark({ state }: { state: VersionedState }) {
  const names = useVersionedStates()
  return <StateMark {...marks[state]}>{names[state]}</StateMark>
}

const versionMarks = {
  current: { look: 'ok', icon: IconCircleCheck },
  scheduled: { look: 'run', icon: IconClockHour4 },
  past: { look: 'plain', icon: IconCircleDashed },
  withdrawn: { look: 'plain', icon: IconCircleDashed },
} as const

export function VersionMark({ state }: { state: VersionState }) {
  const { t } = useLingui()
  const names: Record<VersionState, string> = {
    current: t({ message: 'Shown', comment: 'state of a version of a text' }),
    scheduled: t({ message: 'Scheduled', comment: 'state of a text' }),
    past: t({ message: 'Replaced', comment: 'state of a version of a text' }),
    withdrawn: t({ message: 'Withdrawn', comment: 'state of a version of a text' }),
  }
  return <StateMark {...versionMarks[state]}>{names[state]}</StateMark>
}

// Names of collections of texts, and of the states of texts and their versions.
import { useLingui } from '@lingui/react/macro'
import { IconCircleCheck, IconCircleDashed, IconClockHour4, IconFileText } from '@tabler/icons-react'
import type { TextCollection, TextState, TextVersion } from '#contract/texts.ts'
import { StateMark } from '../StateMark.tsx'

export function useCollections(): Record<TextCollection, string> {
  const { t } = useLingui()
  return { pages: t`Pages`, 'b2b-tips': t`B2B Tips` }
}

export function useTextStates(): Record<TextState, string> {
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

export function TextMark({ state }: { state: TextState }) {
  const names = useTextStates()
  return <StateMark {...marks[state]}>{names[state]}</StateMark>
}

const versionMarks = {
  current: { look: 'ok', icon: IconCircleCheck },
  scheduled: { look: 'run', icon: IconClockHour4 },
  past: { look: 'plain', icon: IconCircleDashed },
  withdrawn: { look: 'plain', icon: IconCircleDashed },
} as const

export function VersionMark({ state }: Pick<TextVersion, 'state'>) {
  const { t } = useLingui()
  const names: Record<TextVersion['state'], string> = {
    current: t({ message: 'Shown', comment: 'state of a version of a text' }),
    scheduled: t({ message: 'Scheduled', comment: 'state of a text' }),
    past: t({ message: 'Replaced', comment: 'state of a version of a text' }),
    withdrawn: t({ message: 'Withdrawn', comment: 'state of a version of a text' }),
  }
  return <StateMark {...versionMarks[state]}>{names[state]}</StateMark>
}

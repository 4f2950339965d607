// Names of purposes and term states.
import { useLingui } from '@lingui/react/macro'
import type { GlossaryEntry } from '#contract/foundation/translations/translations.ts'
import { IconCircleDashed, IconPencil, IconPlus, IconTrash } from '#web/ui/icons.ts'
import { StateMark } from '../StateMark.tsx'

export type Purpose = 'listing' | 'message'

export function usePurposes(): Record<Purpose, string> {
  const { t } = useLingui()
  return {
    listing: t({ message: 'Listings', comment: 'what companies publish, as against messages' }),
    message: t({ message: 'Messages', comment: 'between people, as against listings' }),
  }
}

type TermState = GlossaryEntry['state']

const marks = {
  delivered: { look: 'plain', icon: IconCircleDashed },
  changed: { look: 'run', icon: IconPencil },
  added: { look: 'ok', icon: IconPlus },
  removed: { look: 'warn', icon: IconTrash },
} as const

export function TermMark({ state }: { state: TermState }) {
  const { t } = useLingui()
  const names: Record<TermState, string> = {
    delivered: t({ message: 'As delivered', comment: 'a term of the glossary that came with the software' }),
    changed: t({ message: 'Changed', context: 'a term of the glossary' }),
    added: t({ message: 'Added', context: 'a term of the glossary' }),
    removed: t({ message: 'Removed', context: 'a term of the glossary' }),
  }
  return <StateMark {...marks[state]}>{names[state]}</StateMark>
}

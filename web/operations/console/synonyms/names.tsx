// Names of synonym kinds and states.
import { useLingui } from '@lingui/react/macro'
import { IconCircleCheck, IconCircleDashed } from '#web/ui/icons.ts'
import type { SynonymKind } from '#contract/discovery/synonyms/fields.ts'
import type { SynonymState } from '#contract/discovery/synonyms/synonyms.ts'
import { StateMark } from '../StateMark.tsx'

export function useSynonymKinds(): Record<SynonymKind, string> {
  const { t } = useLingui()
  return {
    product: t({ message: 'Product', context: 'kind of synonym' }),
    material: t({ message: 'Material', context: 'kind of synonym' }),
    property: t({ message: 'Property', context: 'kind of synonym', comment: 'stainless, Italian' }),
    trade: t({ message: 'Trade', context: 'kind of synonym', comment: 'welding, plumbing' }),
    category: t({ message: 'Category', context: 'kind of synonym', comment: 'another name of a category' }),
    role: t({ message: 'Kind of company', context: 'kind of synonym', comment: 'manufacturer, dealer' }),
    place: t({ message: 'Place', context: 'kind of synonym', comment: 'a country, a state, a town' }),
    unit: t({ message: 'Unit', context: 'kind of synonym', comment: 'millimetre' }),
  }
}

export function useSynonymStates(): Record<SynonymState, string> {
  const { t } = useLingui()
  return {
    current: t({ message: 'In use', context: 'a synonym' }),
    withdrawn: t({ message: 'Withdrawn', context: 'a synonym' }),
  }
}

const marks = {
  current: { look: 'ok', icon: IconCircleCheck },
  withdrawn: { look: 'plain', icon: IconCircleDashed },
} as const

export function SynonymMark({ state }: { state: SynonymState }) {
  const names = useSynonymStates()
  return <StateMark {...marks[state]}>{names[state]}</StateMark>
}

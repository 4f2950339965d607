// Reference list names; reasons for fixed lists.
import { useLingui } from '@lingui/react/macro'
import { IconArchive, IconCirclePlus, IconFileText, IconPencil } from '#web/ui/icons.ts'
import type { EntryState } from '#contract/operations/lists/entries.ts'
import type { ListName } from '#contract/operations/lists/names.ts'
import { StateMark } from '../StateMark.tsx'

export function useListNames(): Record<ListName, string> {
  const { t } = useLingui()
  return {
    countries: t`Countries`,
    states: t`States and regions`,
    businessTypes: t`Business types`,
    jobPositions: t`Job positions`,
    genders: t`Genders`,
    languages: t`Languages`,
    incoterms: t`Incoterms`,
    currencies: t`Currencies`,
    paymentTypes: t`Payment types`,
    packagingTypes: t`Packaging types`,
    capacityUnits: t`Capacity units`,
    capacityPeriods: t`Capacity periods`,
    markets: t`Markets`,
    contractManufacturing: t`Contract manufacturing`,
  }
}

export function useFixedReasons(): Partial<Record<ListName, string>> {
  const { t } = useLingui()
  return {
    countries: t`The codes are those of ISO 3166-1.`,
    states: t`The codes are those of ISO 3166-2.`,
    businessTypes: t`Search, statistics and the database know these types.`,
    languages: t`The codes are those of ISO 639.`,
    incoterms: t`The terms are those of Incoterms 2020.`,
    currencies: t`The codes are those of ISO 4217.`,
  }
}

export function useEntryStates(): Record<EntryState, string> {
  const { t } = useLingui()
  return {
    delivered: t({ message: 'As delivered', comment: 'state of a text: as it came with the software' }),
    renamed: t({ message: 'Renamed', comment: 'state of a category or an entry of a list' }),
    added: t({ message: 'Added', context: 'entry', comment: 'state of a category or an entry of a list' }),
    retired: t({ message: 'Retired', comment: 'state of a category or an entry of a list: no longer offered' }),
  }
}

const marks = {
  delivered: { look: 'plain', icon: IconFileText },
  renamed: { look: 'ok', icon: IconPencil },
  added: { look: 'ok', icon: IconCirclePlus },
  retired: { look: 'warn', icon: IconArchive },
} as const

export function EntryMark({ state }: { state: EntryState }) {
  const names = useEntryStates()
  return <StateMark {...marks[state]}>{names[state]}</StateMark>
}

// Names of states, roles and appointments.
import { useLingui } from '@lingui/react/macro'
import type {
  AgreementState,
  CellState,
  Exclusivity,
  LineRole,
  StatedState,
} from '#contract/trade/territories/states.ts'
import type { BadgeLook } from '#web/ui/Badge.tsx'

export function useCellStateNames(): Record<CellState, string> {
  const { t } = useLingui()
  return {
    notOffered: t({ message: 'not offered', comment: 'a line in a country' }),
    open: t({ message: 'open', context: 'a line in a country' }),
    sought: t({ message: 'sought', comment: 'a line in a country: somebody who represents it is sought' }),
    covered: t({ message: 'covered', comment: 'a line in a country' }),
    coveredExclusively: t({ message: 'covered, exclusive', comment: 'a line in a country' }),
    unknown: t({ message: 'nothing stated', comment: 'a line in a country' }),
  }
}

export function useStatedStateNames(): Record<StatedState, string> {
  const { t } = useLingui()
  return {
    notOffered: t({ message: 'Not offered', comment: 'a line in a country' }),
    open: t({ message: 'Open', context: 'a line in a country' }),
    sought: t({ message: 'Distributor sought', comment: 'a line in a country' }),
    covered: t({ message: 'Covered', comment: 'a line in a country' }),
    coveredExclusively: t({ message: 'Covered, exclusive', comment: 'a line in a country' }),
  }
}

export function useRoleNames(): Record<LineRole, string> {
  const { t } = useLingui()
  return {
    distributor: t`Distributor`,
    agent: t({ message: 'Agent on commission', comment: 'represents a maker' }),
    servicePartner: t`Service partner`,
  }
}

export type RoleChoice = LineRole | 'distributorWithStock'

export function useRoleChoices(): Record<RoleChoice, string> {
  const { t } = useLingui()
  const { distributor, agent, servicePartner } = useRoleNames()
  return { distributorWithStock: t`Distributor with stock`, distributor, agent, servicePartner }
}

export const choiceOf = ({ role, withStock }: { role: LineRole; withStock: boolean }): RoleChoice =>
  role === 'distributor' && withStock ? 'distributorWithStock' : role

export function roleOf(choice: RoleChoice): { role: LineRole; withStock: boolean } {
  return choice === 'distributorWithStock'
    ? { role: 'distributor', withStock: true }
    : { role: choice, withStock: false }
}

/** The words are fixed: an appointment binds the maker alone. */
export function useExclusivityNames(): Record<Exclusivity, string> {
  const { t } = useLingui()
  return {
    none: t`Not exclusive`,
    sole: t`Exclusive: the maker appoints nobody else here`,
    shared: t`Shared exclusive: one of up to five that the maker appoints here`,
  }
}

export function useAppointmentNames(): (appointment: { role: LineRole; exclusivity: Exclusivity }) => string {
  const { t } = useLingui()
  const exclusive = useExclusivityNames()
  const appointed: Record<LineRole, string> = {
    distributor: t`Appointed distributor`,
    agent: t`Appointed agent`,
    servicePartner: t`Appointed service partner`,
  }
  return ({ role, exclusivity }) => (exclusivity === 'none' ? appointed[role] : exclusive[exclusivity])
}

export function useAgreementStates(): Record<AgreementState, { text: string; look: BadgeLook }> {
  const { t } = useLingui()
  return {
    proposed: { text: t({ message: 'Proposed', comment: 'an agreement' }), look: 'plain' },
    inForce: { text: t({ message: 'Confirmed by both', comment: 'an agreement' }), look: 'ok' },
    notice: { text: t({ message: 'Notice given', comment: 'an agreement' }), look: 'warn' },
    disputed: { text: t({ message: 'In question', comment: 'an agreement' }), look: 'warn' },
    ended: { text: t({ message: 'Ended', comment: 'an agreement' }), look: 'plain' },
    lapsed: { text: t({ message: 'Ran out', comment: 'an agreement' }), look: 'plain' },
    withdrawn: { text: t({ message: 'Not confirmed any more', comment: 'an agreement' }), look: 'plain' },
    declined: { text: t({ message: 'Declined', context: 'an agreement' }), look: 'plain' },
    refuted: { text: t({ message: 'Not confirmed', comment: 'an agreement' }), look: 'plain' },
  }
}

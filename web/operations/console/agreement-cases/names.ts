// Names in cases about agreements.
import { useLingui } from '@lingui/react/macro'
import type { AgreementCase } from '#contract/trade/territories/agreements.ts'
import type { DisputeEnd, DisputeKind, Exclusivity, LineRole } from '#contract/trade/territories/states.ts'

export function useKindNames(): Record<DisputeKind, string> {
  const { t } = useLingui()
  return {
    side: t`One side says it is not as stated`,
    brand: t`A brand's owner says it is false`,
  }
}

export function useOutcomeNames(): Record<DisputeEnd, string> {
  const { t } = useLingui()
  return {
    kept: t`Left as it was`,
    notConfirmed: t`Not confirmed`,
    closed: t`Closed: the agreement is over`,
  }
}

type Entry = AgreementCase['history'][number]

export function useTermNames(): {
  roles: Record<LineRole, string>
  exclusivities: Record<Exclusivity, string>
  acts: Record<Entry['act'], string>
  sides: Record<Entry['by'] | 'brand', string>
} {
  const { t } = useLingui()
  return {
    roles: { distributor: t`Distributor`, agent: t`Agent on commission`, servicePartner: t`Service partner` },
    exclusivities: { none: t`Not exclusive`, sole: t`Exclusive`, shared: t`Shared exclusive` },
    acts: {
      propose: t({ message: 'proposed', comment: 'history of an agreement' }),
      confirm: t({ message: 'confirmed', comment: 'history of an agreement' }),
      decline: t({ message: 'declined', comment: 'history of an agreement' }),
      giveNotice: t({ message: 'notice given', comment: 'history of an agreement' }),
      withdraw: t({ message: 'not confirmed any more', comment: 'history of an agreement' }),
      dispute: t({ message: 'put in question', comment: 'history of an agreement' }),
      show: t({ message: 'display changed', comment: 'history of an agreement' }),
      end: t({ message: 'ended', context: 'an agreement' }),
      lapse: t({ message: 'ran out', comment: 'history of an agreement' }),
      keep: t({ message: 'left as it was', comment: 'history of an agreement' }),
      refute: t({ message: 'set to not confirmed', comment: 'history of an agreement' }),
    },
    sides: {
      supplier: t`Supplier`,
      distributor: t`Distributor`,
      time: t`by its date`,
      staff: t`verifier`,
      brand: t`Owner of the brand`,
    },
  }
}

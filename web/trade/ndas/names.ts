// Names of states and kinds of NDAs.
import { useLingui } from '@lingui/react/macro'
import type { Nda } from '#contract/trade/ndas/ndas.ts'
import type { NdaState } from '#contract/trade/ndas/states.ts'
import type { BadgeLook } from '#web/ui/Badge.tsx'

export function useNdaStates(): Record<NdaState, { text: string; look: BadgeLook }> {
  const { t } = useLingui()
  return {
    proposed: { text: t({ message: 'Not signed by both', comment: 'state of an NDA' }), look: 'warn' },
    inForce: { text: t({ message: 'In force', comment: 'state of an NDA' }), look: 'ok' },
    ended: { text: t({ message: 'Access ended', comment: 'state of an NDA' }), look: 'plain' },
    declined: { text: t({ message: 'Declined', comment: 'state of an NDA' }), look: 'bad' },
    withdrawn: { text: t({ message: 'Withdrawn', comment: 'state of an NDA' }), look: 'plain' },
    lapsed: { text: t({ message: 'Not signed in time', comment: 'state of an NDA' }), look: 'plain' },
  }
}

/** Seen from the own side. */
export function useKindText(): (nda: Pick<Nda, 'kind' | 'discloser' | 'side'>) => string {
  const { t } = useLingui()
  return ({ kind, discloser, side }) => {
    if (kind === 'mutual') return t`Mutual: both sides show files`
    return discloser === side ? t`One-way: your side shows files` : t`One-way: the other side shows files`
  }
}

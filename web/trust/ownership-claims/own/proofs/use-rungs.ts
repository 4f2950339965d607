// Proofs as rows: effort, time, role.
import { useLingui } from '@lingui/react/macro'
import {
  IconCertificate,
  IconFileCode,
  IconMail,
  IconMailOpened,
  IconPhone,
  IconWorldCheck,
  type IconName,
} from '#web/ui/icons.ts'
import type { ProofOption } from '#contract/trust/ownership-claims/ownership-claims.ts'
import type { ProofMethod } from '#contract/trust/ownership-claims/proofs.ts'
import { useMethodNames } from '../../names.ts'
import type { RungView } from './Rung.tsx'

const icons: Record<ProofMethod, IconName> = {
  mailbox: IconMail,
  dns: IconWorldCheck,
  file: IconFileCode,
  phone: IconPhone,
  document: IconCertificate,
  letter: IconMailOpened,
}

export function useRungs(): (option: ProofOption) => RungView {
  const { t } = useLingui()
  const names = useMethodNames()
  const takes: Record<ProofMethod, string> = {
    mailbox: t`2 minutes`,
    dns: t`up to 1 hour`,
    file: t`5 minutes`,
    phone: t`5 minutes`,
    document: t`2 working days`,
    letter: t`4 to 14 days`,
  }
  const editor = t({ message: 'editor', comment: 'You become: editor' })
  const owner = t({ message: 'owner', comment: 'You become: owner' })
  const textOf = (method: ProofMethod, target: string): string => {
    const texts: Record<ProofMethod, string> = {
      mailbox: target ? t`A six-digit code to a mailbox ${target}` : t`A six-digit code to a mailbox of the company`,
      dns: target ? t`TXT at ${target}` : t`A TXT record of the company’s domain`,
      file: target ? t`${target} with one line` : t`A file with one line on the company’s website`,
      phone: target
        ? t`We ring ${target}, the number in the listing, and read a code`
        : t`We ring the number in the listing and read a code`,
      document: t`Register extract or letter of the management, not older than 3 months; a person reads it, then it is deleted`,
      letter: target
        ? t`Six characters by post to ${target}; 3 tries, 60 days`
        : t`Six characters by post to the registered address; 3 tries, 60 days`,
    }
    return texts[method]
  }
  return ({ method, target, access, objectionDays }) => ({
    icon: icons[method],
    name: names[method],
    text: textOf(method, target),
    takes: takes[method],
    becomes: access === 'editor' ? editor : objectionDays > 0 ? t`owner after ${objectionDays} days` : owner,
  })
}

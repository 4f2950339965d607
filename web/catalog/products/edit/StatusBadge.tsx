// Status badge: visibility to buyers.
import { useLingui } from '@lingui/react/macro'
import type { Product } from '#contract/catalog/products/products.ts'
import { Badge, type BadgeLook } from '#web/ui/Badge.tsx'

type Status = Product['status']
const looks: Record<Status, BadgeLook> = { active: 'ok', draft: 'info', archived: 'plain', hidden: 'warn' }

export function useStatusNames(): Record<Status, string> {
  const { t } = useLingui()
  return { active: t`Shown`, draft: t`Draft`, archived: t`Archived`, hidden: t`Hidden by the membership` }
}

export function StatusBadge({ status }: { status: Status }) {
  return <Badge look={looks[status]}>{useStatusNames()[status]}</Badge>
}

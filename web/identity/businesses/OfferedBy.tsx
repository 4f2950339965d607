// Company or collection of a product.
import { Trans } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { useSite } from '#web/foundation/page.ts'
import { UserText } from '#web/ui/Unbroken.tsx'
import type { State } from './Presence.tsx'

type Offering = State & { businessID: string; key: string }

export function OfferedBy({ business, name, className }: { business: Offering; name: string; className?: string }) {
  const { paths } = useSite()
  const link = (
    <Link className={className} to={paths.business(business)}>
      <UserText text={name} />
    </Link>
  )
  return business.kind === 'collection' ? <Trans>From the collection {link}</Trans> : link
}

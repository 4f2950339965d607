// Inquiry exports.
import { Trans } from '@lingui/react/macro'
import { IconInbox, IconSend } from '#web/ui/icons.ts'
import { Suspense, type ComponentProps } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { LinkButton } from '#web/ui/Button.tsx'

const OwnOrOther = lazyComponent(async () => (await import('./OwnOrOther.tsx')).OwnOrOther)

type Look = Pick<ComponentProps<typeof LinkButton>, 'look' | 'size'>
export type Receiver = Look & {
  businessID: string
  productID?: string | undefined
  /** Distinguishes buttons in a list. */
  name?: string | undefined
}

export function SendInquiry({ member, ...receiver }: Receiver & { member?: boolean }) {
  const session = useSession()
  if (member) return <InquiriesLink {...receiver} />
  const link = <SendInquiryLink {...receiver} />
  if (member === false || !session) return link
  return (
    <Suspense fallback={link}>
      <OwnOrOther {...receiver} userID={session.userID} />
    </Suspense>
  )
}

export function SendInquiryLink({ businessID, productID, name, ...look }: Receiver) {
  const { paths } = useSite()
  return (
    <LinkButton
      {...look}
      {...(look.look !== 'soft' && { icon: IconSend })}
      href={paths.sendInquiry({ businessID }, productID)}
      rel="nofollow"
    >
      <Trans>Send Request</Trans>
      {name && <span className="sr"> {name}</span>}
    </LinkButton>
  )
}

export function InquiriesLink({ businessID, productID: _, name, ...look }: Receiver) {
  const { paths } = useSite()
  return (
    <LinkButton {...look} {...(look.look !== 'soft' && { icon: IconInbox })} href={paths.inquiries(businessID)}>
      <Trans comment="the messages that a company has received">Requests</Trans>
      {name && <span className="sr"> {name}</span>}
    </LinkButton>
  )
}

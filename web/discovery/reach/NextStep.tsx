// The next best step of an owner.
import { useLingui } from '@lingui/react/macro'
import type { ReachWork } from '#contract/discovery/reach.ts'
import type { OwnBusiness } from '#contract/identity/businesses/businesses.ts'
import { useSite } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconCircleCheck, IconClockExclamation, IconPackage, IconPencil } from '#web/ui/icons.ts'
import { useEnding } from './Ending.tsx'
import { lengthOf, minutesSince } from './times.ts'
import styles from './NextStep.module.css'

export function NextStep({ business, work: { next, ending } }: { business: OwnBusiness; work: ReachWork }) {
  const endingOf = useEnding(business)
  const { i18n, t } = useLingui()
  const { formats, paths } = useSite()
  if (!next)
    return (
      <section className={styles.step} aria-labelledby="next-step">
        <Icon icon={IconCircleCheck} size="l" />
        <div>
          <h2 id="next-step">{t`Nothing waits for you`}</h2>
          <p className="muted">{t`No inquiry is open and nothing runs out within a month.`}</p>
        </div>
      </section>
    )
  const { kind, id, name, at } = next
  const shown = {
    answer: () => ({
      icon: IconClockExclamation,
      title: t`Answer ${name}, it waits ${lengthOf(i18n, minutesSince(at))}`,
      why: t`The oldest inquiry without an answer. Buyers see how quickly you answer.`,
      action: t`Open the inquiry`,
      href: paths.inquiries(business.businessID, id),
    }),
    sample: () => ({
      icon: IconPackage,
      title: t`The sample “${name}” waits ${lengthOf(i18n, minutesSince(at))}`,
      why: t`It waits for your decision or for the shipment. Buyers see how quickly you answer and ship.`,
      action: t`Open the conversation`,
      href: paths.inquiries(business.businessID, id),
    }),
    renew: () => {
      const first = endingOf(ending[0]!)
      return {
        icon: IconClockExclamation,
        title: t`Renew: ${first.name}, ends ${formats.date(at)}`,
        why: t`What has ended no longer counts in searches and on your page.`,
        action: t`Renew`,
        href: first.path,
      }
    },
    improve: () => ({
      icon: IconPencil,
      title: t`Improve ${name}`,
      why: t`It is seen often and opened seldom: a clearer name or picture helps most here.`,
      action: t`Edit the product`,
      href: paths.editProduct(business, { productID: id }),
    }),
  }[kind]()
  return (
    <section className={styles.step} aria-labelledby="next-step">
      <Icon icon={shown.icon} size="l" />
      <div>
        <h2 id="next-step">{shown.title}</h2>
        <p className="muted">{shown.why}</p>
      </div>
      <LinkButton look="main" href={shown.href}>
        {shown.action}
      </LinkButton>
    </section>
  )
}

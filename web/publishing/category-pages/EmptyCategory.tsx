// Ways on from a category without companies.
import { Trans, useLingui } from '@lingui/react/macro'
import type { CategoryPage } from '#contract/publishing/category-pages.ts'
import { useSite } from '#web/foundation/page.ts'
import { legible } from '#web/foundation/paths.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/Card.tsx'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import { Empty } from '#web/ui/States.tsx'
import { IconBuildingFactory2, IconChevronUp, IconFileInvoice, IconPlus } from '#web/ui/icons.ts'

type Props = { page: Pick<CategoryPage, 'industry' | 'category' | 'country' | 'neighbors'>; hasProducts: boolean }

export function EmptyCategory({ page: { industry, category, country, neighbors }, hasProducts }: Props) {
  const { t } = useLingui()
  const { paths } = useSite()
  const above = country
    ? { name: category.name, href: paths.category(industry, category.slug) }
    : { name: industry.text, href: paths.industry(industry) }
  return (
    <>
      <Empty
        icon={IconBuildingFactory2}
        title={t`No company of this category yet`}
        action={
          <>
            <LinkButton
              look="main"
              icon={IconFileInvoice}
              rel="nofollow"
              href={paths.createRfq({ category: category.id })}
            >
              <Trans>Ask for quotations</Trans>
            </LinkButton>
            <LinkButton icon={IconPlus} rel="nofollow" href={paths.createBusiness()}>
              <Trans>List your company here</Trans>
            </LinkButton>
            <LinkButton icon={IconChevronUp} href={above.href}>
              {above.name}
            </LinkButton>
          </>
        }
      >
        {hasProducts
          ? t`No company names it as its trade. Products of it are below.`
          : t`You can ask all the same: a request for quotation goes to companies that you choose.`}
      </Empty>
      {neighbors.length > 0 && (
        <Section id="neighbors" title={t`Related categories`}>
          <Chips>
            {neighbors.map(({ id, slug, name }) => (
              <Chip key={id} href={legible(paths.category(industry, slug))}>
                {name}
              </Chip>
            ))}
          </Chips>
        </Section>
      )}
    </>
  )
}

// Portal trade section.
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { Link } from '#web/ui/Link.tsx'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import type { PortalPage } from '#contract/publishing/portal-pages.ts'
import { showcaseCountLeast } from '#contract/foundation/constants.ts'
import { useSite } from '#web/foundation/page.ts'
import { legible } from '#web/foundation/paths.ts'
import { CompactBusinessCards } from '#web/identity/businesses/card.tsx'
import { Card, Section } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './PortalTrade.module.css'

export type Trade = {
  page: PortalPage
  /** State or city: companies are found by name, the search has no such filter. */
  isLocal: boolean
  total: number
  counts: Record<string, number>
  companies: BusinessCard[]
}

export function PortalTrade({ page, isLocal, total, counts, companies }: Trade) {
  const { t } = useLingui()
  const { portal, locale, paths, formats, countries } = useSite()
  const only = page.countries.length === 1 && !isLocal ? page.countries[0] : undefined
  const place = countries.find(({ code }) => code === only)?.name ?? portal.label[locale]
  const within = { countries: page.countries.join(',') }
  const found = (search?: string) =>
    paths.search({ ...within, search: isLocal ? [search, portal.label[locale]].filter(Boolean).join(' ') : search })
  const number = formats.number(total)
  return (
    <Section
      id="trade"
      title={t`Trade: ${portal.label[locale]}`}
      aside={
        total >= showcaseCountLeast && (
          <Link className="link" to={legible(found())}>
            {t`All ${number} companies`}
          </Link>
        )
      }
    >
      <div className={styles.trade}>
        <Card pad="l">
          <h3>{t`Industries that matter here`}</h3>
          <ul className={styles.industries}>
            {page.industries.map(({ id, key, text }) => (
              <li key={key}>
                <Link to={legible(found(text))}>{text}</Link>
                {(counts[id] ?? 0) >= showcaseCountLeast && (
                  <span className="muted num">{formats.number(counts[id]!)}</span>
                )}
              </li>
            ))}
          </ul>
        </Card>
        <Card pad="l">
          <h3>{t`Trade facts`}</h3>
          <TradeFacts page={page} />
        </Card>
      </div>
      <div className={styles.companies}>
        <Companies title={t`Companies: ${place}`} companies={companies} />
        <Companies title={t`Suppliers from abroad that sell to this market`} companies={page.suppliers} />
      </div>
    </Section>
  )
}

function TradeFacts({ page }: { page: PortalPage }) {
  const { t } = useLingui()
  const { exports, ports, fairs, currencies, incoterms } = page
  const { name, year, url } = exports.source
  const common = incoterms.filter(({ count }) => count >= showcaseCountLeast)
  const facts = [
    { name: t`Main exports`, value: <List items={exports.goods.map((one) => `${one.name} (HS ${one.hs})`)} /> },
    { name: t`Ports`, value: <List items={ports} /> },
    { name: t`Trade fairs`, value: <List items={fairs.map(({ name: fair, city }) => t`${fair}, ${city}`)} /> },
    { name: t`Currency`, value: <List items={currencies.map((one) => `${one.name} (${one.code})`)} /> },
    {
      name: t`Incoterms in use`,
      value: common.length > 0 ? common.map(({ code, count }) => `${code} (${count})`).join(' · ') : null,
    },
  ]
  return (
    <>
      <Facts items={facts} />
      <p className={styles.sources}>
        <Trans>
          Exports: among the largest groups by value,{' '}
          <a className="link" href={url} rel="noopener">
            {name}
          </a>
          , {year}.
        </Trans>{' '}
        {t`Ports: UN/LOCODE, 2024. Fairs: their organizers, 2025. Incoterms: companies in this directory that accept them.`}
      </p>
    </>
  )
}

function List({ items }: { items: string[] }): ReactNode {
  return items.map((item, at) => (
    <Fragment key={item}>
      <Text>{at > 0 && ' · '}</Text>
      {item}
    </Fragment>
  ))
}

function Companies({ title, companies }: { title: string; companies: BusinessCard[] }) {
  if (companies.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <CompactBusinessCards businesses={companies} />
    </div>
  )
}

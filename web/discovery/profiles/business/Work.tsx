// Factory, Trade Capabilities and Business Terms.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { inLine } from '#kit/direction.ts'
import { useSite } from '#web/foundation/page.ts'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Part } from '#web/ui/Part.tsx'
import { Flag } from '#web/ui/Picture.tsx'
import { Bar } from '#web/ui/controls/Ranges.tsx'
import { Text } from '#web/ui/Text.tsx'
import { staffOf } from './sections.ts'
import styles from './Work.module.css'

type CodedName = { code: string; name: string }
type Row = { name: string; value: ReactNode }

function known(rows: Row[]): Row[] {
  return rows.filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
}

/** A city may equal its state, perhaps spelled differently in the reader's language. */
function isSame(one: string, other: string | null): boolean {
  return one.localeCompare(other ?? '', undefined, { sensitivity: 'base' }) === 0
}

function namesOf(list: CodedName[]): string {
  return list.map(({ name }) => name).join(', ')
}

export function Factory({ business, aside }: { business: BusinessProfile; aside?: ReactNode }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const { factory, general } = business
  const { country, state, city, zipcode } = factory
  const within = state && !isSame(state.stateName, city) && state.stateName
  const place = inLine([city, within, country?.countryName])
  const number = (value: number | null) => value !== null && formats.number(value)
  const rows = known([
    { name: t`Factory size`, value: factory.factorySize !== null && `${formats.number(factory.factorySize)} m²` },
    {
      name: t`Location`,
      value: place && (
        <>
          {country && <Flag emoji={country.emoji} />} <Text>{place}</Text> <Text>{zipcode}</Text>
        </>
      ),
    },
    { name: t`Production lines`, value: number(factory.numberProductionLines) },
    { name: t`Facilities`, value: factory.manufacturingFacilities },
    { name: t`Contract manufacturing`, value: namesOf(factory.contractManufacturing) },
    { name: t`Production staff`, value: number(general.totalProductionEmployees) },
  ])
  return (
    <Part id="factory" title={<Trans>Factory</Trans>} aside={aside}>
      <Facts items={rows} wide />
      <Staff business={business} />
    </Part>
  )
}

function Staff({ business }: { business: BusinessProfile }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const staff = staffOf(business)
  if (!staff) return null
  const [production, sales, other] = [staff.production, staff.sales, staff.other].map(formats.number)
  const text = t`${production} production · ${sales} sales · ${other} other`
  const percent = (count: number) => (100 * count) / staff.all
  return (
    <div className={styles.staff}>
      <p className="row between small">
        <span className="semi">
          <Trans>Staff</Trans>
        </span>
        <span className="muted">{text}</span>
      </p>
      <Bar solid={percent(staff.production)} soft={percent(staff.production + staff.sales)} label={text} />
    </div>
  )
}

export function Trade({ trade, aside }: { trade: BusinessProfile['tradeCapabilities']; aside?: ReactNode }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const rows = known([
    {
      name: t`Average lead time`,
      value: trade.averageLeadTime !== null && <Plural value={trade.averageLeadTime} one="# day" other="# days" />,
    },
    { name: t`Languages`, value: namesOf(trade.spokenLanguages) },
    { name: t`Sales staff`, value: trade.totalEmployeesSales !== null && formats.number(trade.totalEmployeesSales) },
  ])
  return (
    <Part id="trade" title={<Trans>Trade Capabilities</Trans>} aside={aside}>
      <Group title={t`Markets`} items={trade.markets.map(({ name }) => name)} />
      {rows.length > 0 && <Facts items={rows} wide />}
    </Part>
  )
}

export function Terms({ terms, aside }: { terms: BusinessProfile['businessTerms']; aside?: ReactNode }) {
  const { t } = useLingui()
  return (
    <Part id="terms" title={<Trans>Business Terms</Trans>} aside={aside}>
      <div className={styles.terms}>
        <Group
          title={t`Delivery terms`}
          items={terms.acceptedDeliveryTerms.map(({ code, name }) => (
            <abbr key={code} title={name}>
              {code}
            </abbr>
          ))}
        />
        <Group
          title={t`Currencies`}
          items={terms.acceptedPaymentCurrencies.map(({ code, name }) => (
            <abbr key={code} title={name}>
              {code}
            </abbr>
          ))}
        />
        <Group title={t`Payment`} items={terms.acceptedPaymentTypes.map(({ name }) => name)} />
        <Group title={t`Packaging`} items={terms.packagingTypes.map(({ name }) => name)} />
      </div>
    </Part>
  )
}

function Group({ title, items }: { title: string; items: ReactNode[] }) {
  if (items.length === 0) return null
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      <Chips>
        {items.map((item, index) => (
          <Chip key={index}>{item}</Chip>
        ))}
      </Chips>
    </div>
  )
}

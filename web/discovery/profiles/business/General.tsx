// General Information section.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, type ReactNode } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { mobileDescriptionMost } from '#contract/foundation/constants.ts'
import { langOf } from '#web/foundation/versions/translated.ts'
import { useSite } from '#web/foundation/page.ts'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import { Part } from '#web/ui/Part.tsx'
import { Preview } from '#web/ui/Preview.tsx'
import { Text } from '#web/ui/Text.tsx'
import { Bar, Scale } from '#web/ui/controls/Ranges.tsx'
import type { Reading } from '../reading/use-reading.ts'
import styles from './General.module.css'
import { axisEnd, classesOf, employeeBounds, revenueBounds, type Range } from './ranges.ts'

export const TextViews = lazyComponent(async () => (await import('../reading/TextViews.tsx')).TextViews)

type General = BusinessProfile['general']
type Props = { general: General; reading: Reading; aside?: ReactNode; children?: ReactNode }

/** `children`: above the text. */
export function General({ general, reading, aside, children }: Props) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const { totalEmployees, totalAnnualRevenue, productionCapacity, categories } = general
  const field = general.generalDescription ? 'generalDescription' : 'shortDescription'
  const text = general[field]
  const isTranslated = (reading.translation as General['translation'])?.[field] !== undefined
  return (
    <Part
      id="general"
      title={<Trans>General Information</Trans>}
      aside={
        <>
          {isTranslated && (
            <Suspense>
              <TextViews reading={reading} />
            </Suspense>
          )}
          {aside}
        </>
      }
    >
      <Text>{children}</Text>
      {isTranslated && reading.view === 'both' ? (
        <TextViews reading={reading} field={field} />
      ) : (
        text && (
          <div className={styles.text} lang={langOf(general, field)}>
            <Preview text={text} most={mobileDescriptionMost} more={t`View more`} less={t`View less`} />
          </div>
        )
      )}
      {(totalEmployees || totalAnnualRevenue || productionCapacity) && (
        <div className={styles.metrics}>
          {totalEmployees && (
            <Classes title={t`Employees`} range={totalEmployees} bounds={employeeBounds} write={formats.number} />
          )}
          {totalAnnualRevenue && (
            <Classes
              title={t`Annual revenue, USD`}
              range={totalAnnualRevenue}
              bounds={revenueBounds}
              write={formats.compact}
            />
          )}
          {productionCapacity && <Capacity capacity={productionCapacity} />}
        </div>
      )}
      {categories.length > 0 && (
        <div className={styles.categories}>
          <h3>
            <Trans>Categories</Trans>
          </h3>
          <Chips>
            {categories.map(({ id, name }) => (
              <Chip key={id} href={paths.search({ search: name })}>
                {name}
              </Chip>
            ))}
          </Chips>
        </div>
      )}
    </Part>
  )
}

function Classes({
  title,
  range,
  bounds,
  write,
}: {
  title: string
  range: Range
  bounds: readonly number[]
  write: (value: number) => string
}) {
  const { formats } = useSite()
  const text = formats.range(range, write) ?? '–'
  const { from, to } = classesOf(range, bounds)
  const ticks = bounds.map((bound, index) => formats.compact(bound) + (index === bounds.length - 1 ? '+' : ''))
  return (
    <div>
      <h3 className={styles.label}>{title}</h3>
      <p className={styles.figure}>{text}</p>
      <Scale classes={bounds.length - 1} from={from} to={to} ticks={ticks} label={`${title}: ${text}`} />
    </div>
  )
}

function Capacity({ capacity }: { capacity: NonNullable<BusinessProfile['general']['productionCapacity']> }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const { min, max, unit, period } = capacity
  const text = formats.range(capacity) ?? '–'
  const per = `${unit.name} / ${period.name}`
  const top = max ?? min
  const end = top ? axisEnd(top) : 0
  return (
    <div>
      <h3 className={styles.label}>{t`Production capacity`}</h3>
      <p className={styles.figure}>
        {text} <small>{per}</small>
      </p>
      {top !== null && end > 0 && (
        <Bar
          solid={(100 * (min ?? 0)) / end}
          soft={(100 * top) / end}
          ticks={[0, end / 2, end].map(formats.number)}
          label={`${t`Production capacity`}: ${text} ${per}`}
        />
      )}
    </div>
  )
}

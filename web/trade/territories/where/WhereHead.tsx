// Head of sellers, with a choice of country.
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import type { WhereToBuy } from '#contract/trade/territories/territories.ts'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { Logo } from '#web/ui/Picture.tsx'
import { AppointedCount } from './AppointedCount.tsx'
import styles from './Where.module.css'

type Props = { where: WhereToBuy; country: string; level: 1 | 2; onCountry?: (country: string) => void }

export function WhereHead({ where: { maker, sellers, countries }, country, level, onCountry }: Props) {
  const { t } = useLingui()
  const { paths } = useSite()
  const navigate = useNavigate()
  const name = nameOf(maker)
  const Heading = `h${level}` as const
  const { businessID = '' } = maker
  function choose(code: string): void {
    if (onCountry) onCountry(code)
    else void navigate(paths.whereToBuy({ businessID }, code ? { country: code } : {}), { preventScrollReset: true })
  }
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <Logo name={name} {...pictureOf(maker.profilePhoto)} size={40} />
        <div>
          <Heading>
            <Trans>Where to buy from {name}</Trans>
          </Heading>
          <p className="muted small">
            {maker.country && (
              <span>
                <Trans>The maker answers itself, from {maker.country.countryName}.</Trans>{' '}
              </span>
            )}
            <AppointedCount sellers={sellers} />
          </p>
        </div>
      </div>
      {countries.length > 1 && (
        <Select label={t`Country`} value={country} onChange={(event) => choose(event.target.value)}>
          <option value="">{t`All countries`}</option>
          {countries.map(({ code, countryName, emoji, count }) => (
            <option key={code} value={code}>
              {`${emoji} ${countryName} (${count})`}
            </option>
          ))}
        </Select>
      )}
    </header>
  )
}

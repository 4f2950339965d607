// Head of the grid.
import { useLingui } from '@lingui/react/macro'
import { Flag } from '#web/ui/Picture.tsx'
import styles from './Grid.module.css'
import { regionNames } from './region-names.ts'
import { spansOf } from './regions.ts'
import { keyOf } from './selection.ts'
import type { GridCountry, GridLine } from './shown.ts'
import type { Selection } from './use-selection.ts'

type Props = { lines: readonly GridLine[]; countries: readonly GridCountry[]; selection: Selection }

export function GridHead({ lines, countries, selection }: Props) {
  const { t, i18n } = useLingui()
  const spans = spansOf(countries.map(({ code }) => code))
  return (
    <thead>
      <tr className={styles.regions}>
        <td aria-hidden />
        {spans.map(({ region, count }, at) => (
          <th key={`${region?.key} ${at}`} scope="colgroup" colSpan={count}>
            <span className={styles.region}>{region ? i18n._(regionNames[region.key]) : ''}</span>
          </th>
        ))}
      </tr>
      <tr>
        <th scope="col">
          <span className="sr">{t({ message: 'Line', comment: "of a supplier's products" })}</span>
        </th>
        {countries.map(({ code, countryName, emoji }) => (
          <th key={code} scope="col">
            <button
              type="button"
              title={t`Choose ${countryName}`}
              onClick={() => selection.chooseAll(lines.map(({ lineID }) => keyOf(lineID, code)))}
            >
              <span className={styles.flag}>
                <Flag emoji={emoji} />
              </span>
              {countryName}
            </button>
          </th>
        ))}
      </tr>
    </thead>
  )
}

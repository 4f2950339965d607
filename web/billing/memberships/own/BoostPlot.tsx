// Daily boost impressions.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Boost } from '#contract/billing/boosts/boosts.ts'
import { useSite } from '#web/foundation/page.ts'
import styles from './BoostPlot.module.css'

export function BoostPlot({ boost: { days, total } }: { boost: Boost }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const most = Math.max(1, ...days.map(({ shown }) => shown))
  return (
    <div className={styles.scroll}>
      <table className={styles.plot}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            <th scope="col">
              <Trans comment="how often a boost was seen">Shown</Trans>
            </th>
            <th scope="col">
              <Trans comment="how often a boost was clicked">Clicked</Trans>
            </th>
            <th scope="col">
              <Trans>Inquiries</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, shown, clicked, inquiries }) => (
            <tr key={day}>
              <th scope="row">{formats.date(day)}</th>
              <td className="num">
                <span className={styles.bars}>
                  <span className={styles.bar} style={{ inlineSize: `${(100 * shown) / most}%` }} aria-hidden="true" />
                  {formats.number(shown)}
                </span>
              </td>
              <td className="num">{formats.number(clicked)}</td>
              <td className="num">{formats.number(inquiries)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t({ message: 'Total', comment: 'sum of a column' })}</th>
            <td className="num">{formats.number(total.shown)}</td>
            <td className="num">{formats.number(total.clicked)}</td>
            <td className="num">{formats.number(total.inquiries)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

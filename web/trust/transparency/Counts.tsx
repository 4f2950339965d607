// Monthly counts as table with bars; zeros are shown.
import { useSite } from '#web/foundation/page.ts'
import styles from './Transparency.module.css'
import { Text } from '#web/ui/Text.tsx'

export function Counts({ title, total, rows }: { title: string; total?: number; rows: readonly [string, number][] }) {
  const { formats } = useSite()
  const most = Math.max(1, ...rows.map(([, count]) => count))
  return (
    <section className={styles.counts}>
      <h2>
        <Text>{title}</Text>
        {total !== undefined && <span className="num">{formats.number(total)}</span>}
      </h2>
      <table>
        <caption className="sr">{title}</caption>
        <tbody>
          {rows.map(([name, count]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles.bar} aria-hidden="true">
                <svg className="mirrored" viewBox={`0 0 ${most} 1`} preserveAspectRatio="none">
                  <rect width={count} height={1} />
                </svg>
              </td>
              <td className="num">{formats.number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

// Four key figures with their days.
import { useLingui } from '@lingui/react/macro'
import type { Reach, ReachKind, ReachWork } from '#contract/discovery/reach.ts'
import { useSite } from '#web/foundation/page.ts'
import styles from './Tiles.module.css'

export function Tiles({ reach, work }: { reach: Reach; work: ReachWork }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const of = (kind: ReachKind) => reach.series.find((one) => one.kind === kind)!
  const people = formats.number(of('people').total)
  const quoted = formats.number(of('quoted').total)
  const waiting = formats.number(work.waiting.total)
  const tiles = [
    { kind: 'seen', name: t`Seen in search`, note: t`cards half in view for a second` },
    { kind: 'viewed', name: t`Views of your pages`, note: t`by ${people} people, each counted once a day` },
    { kind: 'inquiries', name: t`Inquiries`, note: t`${waiting} wait for an answer` },
    { kind: 'awarded', name: t`Quotations awarded`, note: t`of ${quoted} quoted` },
  ] as const
  return (
    <section className={styles.tiles} aria-label={t`Key figures`}>
      {tiles.map(({ kind, name, note }) => (
        <Tile key={kind} name={name} note={note} series={of(kind)} />
      ))}
    </section>
  )
}

type TileProps = { name: string; note: string; series: Reach['series'][number] }

function Tile({ name, note, series: { total, before, values } }: TileProps) {
  const { t } = useLingui()
  const { formats } = useSite()
  const more = total - (before ?? 0)
  const change = before === null || more === 0 ? '' : `${more < 0 ? '−' : '+'}${formats.number(Math.abs(more))}`
  return (
    <div className={styles.tile}>
      <h2>{name}</h2>
      <p className={styles.big}>
        <strong className="num">{formats.number(total)}</strong>
        {change && (
          <small className="muted" title={t`compared with as many days before`}>
            {change}
            <span className="sr">{` ${t`compared with as many days before`}`}</span>
          </small>
        )}
      </p>
      <p className="muted small">{note}</p>
      <Line values={values} />
    </div>
  )
}

const [width, height] = [100, 32]
const tenths = (value: number) => Math.round(value * 10) / 10

function Line({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values)
  const points = values.map((value, index) => {
    const x = (index / Math.max(1, values.length - 1)) * width
    return `${tenths(x)} ${tenths(height - (value / most) * (height - 4))}`
  })
  const line = `M${points.join('L')}`
  return (
    <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.area} d={`${line}L${width} ${height}L0 ${height}Z`} />
      <path d={line} />
    </svg>
  )
}

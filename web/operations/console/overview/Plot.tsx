// One series of the activity.
import { useLingui } from '@lingui/react/macro'
import { activityUnits } from '#contract/operations/console/activity.ts'
import type { Activity } from '#contract/operations/console/figures.ts'
import { useFigureFormats } from './figure-formats.ts'
import { PlotFigure } from './PlotFigure.tsx'
import { seriesNames } from './series-names.ts'

type Props = { series: Activity['series'][number]; starts: readonly string[] }

export function Plot({ series: { kind, values, total, compared, before }, starts }: Props) {
  const { t, i18n } = useLingui()
  const written = useFigureFormats()
  const unit = activityUnits[kind]
  return (
    <PlotFigure
      name={i18n._(seriesNames[kind])}
      total={written.value(unit, total)}
      note={written.comparison(kind, { total, compared, before })}
      nothing={total === null ? t`Nothing was measured yet.` : t`Nothing in this period.`}
      values={values}
      starts={starts}
      write={(value) => written.value(unit, value)}
    />
  )
}

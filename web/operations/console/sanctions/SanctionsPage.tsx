// /admin/sanctions: sanctions, appeals first.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLoaderData } from 'react-router'
import { sanctionActs } from '#contract/trust/sanctions/acts.ts'
import { type Meta } from '#web/foundation/page.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { tableLoader } from '../table/loader.ts'
import { useActStates } from './names.ts'
import { SanctionTable } from './SanctionTable.tsx'

export const loader = tableLoader((api) => api.sanctions.list)

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Decisions`, description: '', noindex: true })

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const states = useActStates()
  return (
    <ConsoleView title={t`Decisions`}>
      <TableFilters search={t`Name or reason`}>
        <FilterSelect
          name="state"
          label={t`Status`}
          all={t`All states`}
          options={[
            { value: 'appealed', text: t`Appealed` },
            { value: 'inForce', text: t`In force` },
            { value: 'ended', text: t`Over` },
          ]}
        />
        <FilterSelect
          name="act"
          label={t`Action`}
          all={t`All actions`}
          options={sanctionActs.map((act) => ({ value: act, text: states[act] }))}
        />
      </TableFilters>
      <SanctionTable sanctions={data} total={total} />
    </ConsoleView>
  )
}

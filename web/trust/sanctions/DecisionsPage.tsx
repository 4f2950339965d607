// /decisions: decisions about the reader, each with its appeal.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconScale } from '#web/ui/icons.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loaderContext, useApi, type Meta } from '#web/foundation/page.ts'
import { Empty } from '#web/ui/States.tsx'
import styles from './AppealPage.module.css'
import { Decision } from './Decision.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, signal } = loaderContext(args)
  return { decisions: await api.sanctions.own({ signal }) }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Decisions about you`,
  description: '',
  noindex: true,
})

export function Component() {
  const { decisions } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const api = useApi()
  return (
    <div className="wrap">
      <div className={styles.page}>
        <h1>{t`Decisions about you`}</h1>
        {decisions.length === 0 && (
          <Empty icon={IconScale} title={t`There are no decisions`}>
            <Trans>The staff has decided nothing about you, your businesses or what you published.</Trans>
          </Empty>
        )}
        {decisions.map((decision) => {
          const params = { id: decision.id }
          return (
            <section
              key={decision.id}
              className={styles.decision}
              aria-label={decision.objectName || t`A decision about you`}
            >
              <Decision decision={decision} send={(text) => api.sanctions.appealOwn({ params, body: { text } })} />
            </section>
          )
        })}
      </div>
    </div>
  )
}

// /appeal?token=…: decision and appeal form, opened from an email without login.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loaderContext, useApi, type Meta } from '#web/foundation/page.ts'
import styles from './AppealPage.module.css'
import { Decision } from './Decision.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, signal } = loaderContext(args)
  const token = url.searchParams.get('token') ?? ''
  return { token, decision: await api.sanctions.appealed({ query: { token }, signal }) }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`A decision about you`,
  description: '',
  noindex: true,
})

export function Component() {
  const { token, decision } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const api = useApi()
  return (
    <div className="wrap">
      <div className={styles.page}>
        <h1>{t`A decision about you`}</h1>
        <Decision decision={decision} send={(text) => api.sanctions.appeal({ body: { token, text } })} />
      </div>
    </div>
  )
}

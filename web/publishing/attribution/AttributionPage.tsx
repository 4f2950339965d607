// /attribution: sources and licenses.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { loaderContext, type Meta, useSite } from '#web/foundation/page.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import styles from './AttributionPage.module.css'

const uses = ['sample', 'reference', 'look'] as const

export async function loader(args: LoaderFunctionArgs) {
  const { api, cacheTags, signal } = loaderContext(args)
  cacheTags('contract')
  return { sources: await api.reference.attributions({ signal }) }
}

export const meta: Meta<typeof loader> = ({ i18n, operator }) => ({
  title: t(i18n)`Sources and licences`,
  description: t(
    i18n,
  )`Where the sample data, the reference lists and the look of ${operator.name} come from, and under which licences.`,
})

export function Component() {
  const { t } = useLingui()
  const { operator } = useSite()
  const { sources } = useLoaderData<typeof loader>()
  const titles = { sample: t`Sample data`, reference: t`Reference lists`, look: t`Icons and typeface` }
  return (
    <div className="wrap">
      <h1>
        <Trans>Sources and licences</Trans>
      </h1>
      <div className={`prose ${styles.intro}`}>
        <p>
          <Trans>
            Companies and products marked as sample data show what {operator.name} looks like when it is filled. Those
            with real names were composed from openly licensed facts; the companies did not register themselves. Firms
            with a membership, a verification, contact details or people are invented.
          </Trans>
        </p>
      </div>
      {uses.map((use) => (
        <section key={use} className={styles.group} aria-labelledby={use}>
          <h2 id={use}>{titles[use]}</h2>
          <dl className={styles.list}>
            {sources
              .filter((source) => source.use === use)
              .map(({ key, name, by, url, licence, what }) => (
                <div key={key}>
                  <dt>
                    <a className="link" href={url} rel="noopener">
                      {name}
                    </a>{' '}
                    <span className="muted">{by}</span>
                  </dt>
                  <dd lang="en">
                    {what} <span className={styles.licence}>{licence}</span>
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <p className={styles.group}>
        <a className="link" href="/licences.txt">
          <Trans>Licences of the software that runs in your browser</Trans>
        </a>
      </p>
    </div>
  )
}

// Change log of the API.
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { Link } from '#web/ui/Link.tsx'
import { useSite } from '#web/foundation/page.ts'
import { changes } from './changes.ts'
import styles from './DevelopersPage.module.css'
import { Text } from '#web/ui/Text.tsx'

export function Changes() {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const days = Map.groupBy(changes, ({ date }) => date)
  return (
    <section className={`prose ${styles.changes}`} aria-labelledby="changes">
      <h2 id="changes">{t`Changes`}</h2>
      <p>
        <Trans>Calls and fields may be added at any time: ignore what your program does not know.</Trans>
      </p>
      {[...days].map(([date, some]) => (
        <Fragment key={date}>
          <h3>{formats.date(date)}</h3>
          <ul lang="en">
            {some.map(({ text, calls }) => (
              <li key={text}>
                <Text>{text}</Text>
                {calls.map((call) => (
                  <Fragment key={call}>
                    {' '}
                    <Link className="link" to={paths.developerCalls(call.split('.')[0]!, call)}>
                      {call}
                    </Link>
                  </Fragment>
                ))}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  )
}

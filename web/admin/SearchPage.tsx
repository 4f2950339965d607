// /admin/search: people, businesses and what they publish, in every state. All staff.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loaderContext, useSite, type Meta } from '#web/app/page.ts'
import { Card } from '#web/ui/Card.tsx'
import { Empty } from '#web/ui/States.tsx'
import { ConsoleView } from './ConsoleView.tsx'
import styles from './Facts.module.css'
import { useKindNames } from './sanctions/names.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, signal } = loaderContext(args)
  const q = url.searchParams.get('q')?.trim() ?? ''
  return { q, found: q.length < 2 ? [] : await api.console.search({ query: { q }, signal }) }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Search`, description: '', noindex: true })

export function Component() {
  const { q, found } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const kinds = useKindNames()
  return (
    <ConsoleView title={q ? t`Search: ${q}` : t`Search`}>
      {found.length === 0 ? (
        <Card>
          <Empty icon={IconSearch} title={q ? t`Nothing found` : t`What are you looking for?`}>
            <Trans>A name, the beginning of a post, an e-mail address, or the id at the end of an address.</Trans>
          </Empty>
        </Card>
      ) : (
        <Card>
          <ul className={styles.lines}>
            {found.map(({ kind, id, name, hidden, subjectKind, subjectID }) => (
              <li key={id} className="row">
                <span className="muted">{kinds[kind]}</span>
                <Link
                  className="link"
                  to={paths.admin(`${subjectKind === 'user' ? 'people' : 'businesses'}/${subjectID}`)}
                >
                  {name}
                </Link>
                {hidden && <span className="muted small">{t`not shown`}</span>}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </ConsoleView>
  )
}

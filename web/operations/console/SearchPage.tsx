// /admin/search: everything that staff look for.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSearch } from '#web/ui/icons.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { SearchHit, SearchHitKind } from '#contract/operations/console/console.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
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

function sectionOf({ kind, id, subjectKind, subjectID }: SearchHit): string {
  switch (kind) {
    case 'report':
      return `reports/${id}`
    case 'payment':
      return `payments?q=${id}`
    case 'helpRequest':
      return `help/${id}`
    case 'supportRequest':
      return `support/${id}`
    default:
      return `${subjectKind === 'user' ? 'people' : 'businesses'}/${subjectID}`
  }
}

function useFoundNames(): Record<SearchHitKind, string> {
  const { t } = useLingui()
  return {
    ...useKindNames(),
    report: t({ message: 'Reported', comment: 'a thing that was reported, in a list' }),
    payment: t`Payment`,
    helpRequest: t`Request for help`,
    supportRequest: t`Support request`,
  }
}

export function Component() {
  const { q, found } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const kinds = useFoundNames()
  return (
    <ConsoleView title={q ? t`Search: ${q}` : t`Search`}>
      {found.length === 0 ? (
        <Card>
          <Empty icon={IconSearch} title={q ? t`Nothing found` : t`What are you looking for?`}>
            <Trans>
              A name, the beginning of a post, an e-mail address, the number of an invoice or request, or the id at the
              end of an address.
            </Trans>
          </Empty>
        </Card>
      ) : (
        <Card>
          <ul className={styles.lines}>
            {found.map((one) => (
              <li key={`${one.kind} ${one.id}`} className="row">
                <span className={`muted small ${styles.kind}`}>{kinds[one.kind]}</span>
                <Link className="link" to={paths.admin(sectionOf(one))}>
                  {one.name || one.id}
                </Link>
                {one.detail && <span className="muted small">{one.detail}</span>}
                {one.hidden && <span className="muted small">{t`not shown`}</span>}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </ConsoleView>
  )
}

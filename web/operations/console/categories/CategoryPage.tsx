// /admin/categories/{id}: category editor. An industry is fixed.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '#web/ui/icons.ts'
import { Suspense } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { Category } from '#contract/operations/lists/categories.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { Facts } from '../Facts.tsx'
import styles from '../lists/Names.module.css'
import { EntryMark } from '../lists/names.tsx'
import { CategoryActs } from './CategoryActs.tsx'

const NamesForm = lazyComponent(async () => (await import('../lists/NamesForm.tsx')).NamesForm)

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, signal } = loaderContext(args)
  return api.categories.read({ params: { id: params['id']! }, signal })
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => ({
  title: data ? data.name : t(i18n)`Category`,
  description: '',
  noindex: true,
})

export function Component() {
  const [category, setCategory] = useResettableState<Category>(useLoaderData<typeof loader>())
  const { t } = useLingui()
  const { paths } = useSite()
  const api = useApi()
  const { id, kind, names, delivered, revision, path, state, successor, moving } = category
  const above = path.at(-1)
  return (
    <ConsoleView
      title={category.name}
      note={
        <>
          <Text>{path.map(({ name }) => name).join(' › ')}</Text> {kind !== 'industry' && <EntryMark state={state} />}
        </>
      }
      back={
        above
          ? { href: paths.admin(`categories/${above.id}`), text: above.name }
          : { href: paths.admin('categories'), text: t`Categories` }
      }
      aside={kind !== 'industry' && <CategoryActs category={category} onChange={setCategory} />}
    >
      {successor && (
        <Note look="info">
          {moving ? (
            <Trans>Its companies and products are moving to {successor.name}.</Trans>
          ) : (
            <Trans>Its companies and products are in {successor.name}, and its page leads there.</Trans>
          )}
        </Note>
      )}
      <Numbers category={category} />
      {kind !== 'industry' && (
        <Suspense fallback={<div className="form-room" />}>
          <NamesForm
            key={revision}
            id={id}
            label={t`Names`}
            save={t`Save`}
            names={names}
            delivered={delivered && { names: delivered }}
            submit={async ({ names: given, reason }) => {
              const body = { names: given, revision, reason }
              setCategory(await api.categories.rename({ params: { id }, body }))
            }}
          />
        </Suspense>
      )}
      {kind !== 'subCategory' && <Below category={category} />}
    </ConsoleView>
  )
}

function Numbers({ category: { key, companies, products } }: { category: Category }) {
  const { t } = useLingui()
  const { formats } = useSite()
  return (
    <Facts
      facts={[
        [t`Companies`, formats.number(companies)],
        [t`Products`, formats.number(products)],
        [t`Key`, <code key="key">{key}</code>],
      ]}
    />
  )
}

function Below({ category: { id, kind, below, state } }: { category: Category }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const add = kind === 'industry' ? t`Add a category` : t`Add a subcategory`
  return (
    <Card as="section">
      <CardHeader
        title={kind === 'industry' ? t`Categories` : t`Subcategories`}
        aside={
          state !== 'retired' && (
            <LinkButton icon={IconPlus} href={paths.admin(`categories/${id}/new`)}>
              {add}
            </LinkButton>
          )
        }
      />
      <ul className={styles.below}>
        {below.map((one) => (
          <li key={one.id}>
            <Link className="link" to={paths.admin(`categories/${one.id}`)}>
              {one.name}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

// /admin/categories/{id}/new: new category or subcategory.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { ConsoleView } from '../ConsoleView.tsx'

const NamesForm = lazyComponent(async () => (await import('../lists/NamesForm.tsx')).NamesForm)

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, signal } = loaderContext(args)
  return api.categories.read({ params: { id: params['id']! }, signal })
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`New category`,
  description: '',
  noindex: true,
})

export function Component() {
  const { id: parentID, kind, name, path } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const api = useApi()
  const navigate = useNavigate()
  return (
    <ConsoleView
      title={kind === 'industry' ? t`New category` : t`New subcategory`}
      note={[...path.map((one) => one.name), name].join(' › ')}
      back={{ href: paths.admin(`categories/${parentID}`), text: name }}
    >
      <Suspense fallback={<div className="form-room" />}>
        <NamesForm
          id={`new ${parentID}`}
          label={t`Names`}
          save={t`Add`}
          submit={async ({ names, reason }, key) => {
            const { id } = await api.categories.add({ body: { parentID, names, reason }, key })
            void navigate(paths.admin(`categories/${id}`), { replace: true })
          }}
        />
      </Suspense>
    </ConsoleView>
  )
}

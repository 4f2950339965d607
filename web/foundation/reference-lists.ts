// Reference lists for forms, in one call.
import type { Locale } from '#contract/foundation/locales.ts'
import type { ReferenceListName, ReferenceLists } from '#contract/foundation/reference.ts'
import type { Api } from './page.ts'

type Options = { locale: Locale; signal?: AbortSignal }

export async function readReferenceLists<N extends ReferenceListName>(
  api: Api,
  names: readonly N[],
  { locale, signal }: Options,
): Promise<Pick<ReferenceLists, N>> {
  const lists = await api.reference.lists({
    query: { lang: locale, names: names.join(',') },
    ...(signal && { signal }),
  })
  return lists as Pick<ReferenceLists, N>
}

// Loader of a table page.
import type { LoaderFunctionArgs } from 'react-router'
import { type Api, loaderContext } from '#web/foundation/page.ts'
import { tableInput } from './address.ts'

export function tableLoader<Input, Answer>(callOf: (api: Api) => (input: Input) => Promise<Answer>) {
  return (args: LoaderFunctionArgs): Promise<Answer> => {
    const { api, url, signal } = loaderContext(args)
    return callOf(api)({ query: tableInput(url.searchParams), signal } as Input)
  }
}

// /developers: API reference from the OpenAPI document.
import { t } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loaderContext, type Meta } from '#web/foundation/page.ts'
import { Field } from '#web/ui/controls/Field.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { Call } from './Call.tsx'
import { callsOf, type Description } from './calls.ts'
import { Changes } from './Changes.tsx'
import styles from './DevelopersPage.module.css'
import { Introduction } from './Introduction.tsx'

type Groups = ReturnType<typeof callsOf>

async function description(apiUrl: string, authUrl: string): Promise<Description> {
  if (!import.meta.env.SSR) return (await fetch(`${apiUrl}/openapi.json`)).json() as Promise<Description>
  const [{ openapiOf }, { contract }, { streams }, { authContract }] = await Promise.all([
    import('#contract/openapi.ts'),
    import('#contract/contract.ts'),
    import('#contract/foundation/events.ts'),
    import('#contract/identity/auth/auth.ts'),
  ])
  const beside = [{ contract: authContract, server: `${authUrl}/auth` }]
  return openapiOf({ contract, server: apiUrl, streams }, beside) as Description
}

export async function loader(args: LoaderFunctionArgs) {
  const { apiUrl, authUrl, cacheTags } = loaderContext(args)
  cacheTags('contract')
  return { groups: callsOf(await description(apiUrl, authUrl), apiUrl) }
}

export const meta: Meta<typeof loader> = ({ i18n, data, operator }) => ({
  title: t(i18n)`API reference`,
  description: t(
    i18n,
  )`Every call of the ${operator.name} API with its parameters, answers and refusals: ${data.groups.map(({ capability }) => capability).join(', ')}.`,
})

export function Component() {
  const { t } = useLingui()
  const { groups } = useLoaderData<typeof loader>()
  const [words, setWords] = useState('')
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const shown = found(groups, words)
  const isOpen = (name: string) => words.trim() !== '' || opened.has(name)

  function setOpen(name: string, open: boolean): void {
    // A search opens all groups; the opened ones are remembered.
    if (words.trim() === '' && open !== opened.has(name))
      setOpened(new Set(open ? [...opened, name] : [...opened].filter((one) => one !== name)))
  }
  useEffect(() => {
    function openTarget(): void {
      const name = location.hash.slice(1)
      const group = groups.find(({ capability, calls }) => capability === name || calls.some(({ id }) => id === name))
      if (group) setOpened((before) => new Set([...before, group.capability]))
    }
    openTarget()
    addEventListener('hashchange', openTarget)
    return () => removeEventListener('hashchange', openTarget)
  }, [groups])
  return (
    <div className="wrap">
      <h1>{t`API reference`}</h1>
      <div className={styles.page}>
        <nav className={styles.index} aria-label={t`Calls`}>
          {shown.map(({ capability, calls }) => (
            <details key={capability} open={isOpen(capability)}>
              <summary>{capability}</summary>
              <ul>
                {calls.map(({ id, method, path }) => (
                  <li key={id}>
                    <a href={`#${id}`}>
                      <b>{method}</b> {path}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
          <a href="#changes">{t`Changes`}</a>
        </nav>
        <div>
          <Introduction />
          <Field
            label={t`Find a call`}
            type="search"
            placeholder="product, GET, /social…"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <LiveRegion className="small muted">
            <Plural value={shown.reduce((sum, { calls }) => sum + calls.length, 0)} one="# call" other="# calls" />
          </LiveRegion>
          {shown.map(({ capability, calls }) => (
            <details
              key={capability}
              id={capability}
              className={styles.group}
              open={isOpen(capability)}
              onToggle={(event) => setOpen(capability, event.currentTarget.open)}
            >
              <summary>
                <h2>{capability}</h2> <span className="muted num">{calls.length}</span>
              </summary>
              {calls.map((call) => (
                <Call key={call.id} call={call} />
              ))}
            </details>
          ))}
          <Changes />
        </div>
      </div>
    </div>
  )
}

/** Matches all words in group, method, path or summary. */
function found(groups: Groups, words: string): Groups {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return groups.flatMap(({ capability, calls }) => {
    const hits = calls.filter(({ method, path, summary }) => {
      const text = `${capability} ${method} ${path} ${summary}`.toLowerCase()
      return wanted.every((word) => text.includes(word))
    })
    return hits.length > 0 ? [{ capability, calls: hits }] : []
  })
}

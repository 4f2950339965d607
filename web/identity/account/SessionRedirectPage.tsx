// /SetID: session for the token in the address. Only if this browser began the login: a link must not sign its reader
// in. Never displays the token.
import { t } from '@lingui/core/macro'
import { Link } from '#web/ui/Link.tsx'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { stateCookie } from '#contract/identity/auth/hand-over.ts'
import { isOnPortal } from '#contract/foundation/portals.ts'
import { useSite, type Meta } from '#web/foundation/page.ts'
import { startSession, useAuthApi } from '#web/foundation/session.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import styles from './SessionRedirectPage.module.css'

const readingTime = 5000 // ms

export const meta: Meta = ({ i18n, operator }) => ({
  title: t(i18n)`Redirecting to your account...`,
  description: t(i18n)`Takes you to your account at ${operator.name}.`,
  noindex: true,
})

/** Only addresses of this network; else the home page. */
function destination(address: string | null, origin: string): string {
  const url = URL.parse(address ?? '/', origin)
  return url && isOnPortal(url, origin) && !/^\/setid\/?$/i.test(url.pathname) ? url.href : '/'
}

function ownState(): string | undefined {
  return new RegExp(`(?:^|;\\s*)${stateCookie}=([^;]+)`).exec(document.cookie)?.[1]
}

export function Component() {
  const { t } = useLingui()
  const { origin, paths } = useSite()
  const api = useAuthApi()
  const params = useRef<URLSearchParams>(undefined)
  const [failed, setFailed] = useState<'token' | 'network' | 'begunElsewhere'>()
  const [again, setAgain] = useState(paths.login())

  async function exchange() {
    setFailed(undefined)
    const token = params.current!.get('token') ?? ''
    const state = params.current!.get('state')
    const goal = destination(params.current!.get('continue'), origin)
    // No login was begun here: begins one; a known user returns at once.
    if (token && !state) return location.replace(paths.login(goal))
    if (token && state !== ownState()) {
      setAgain(paths.login(goal))
      return setFailed('begunElsewhere')
    }
    try {
      if (!token) throw Object.assign(new Error(), { name: 'SessionError' })
      await startSession(await api.getSession({ body: { token } }))
      location.replace(goal)
    } catch (error) {
      // A TypeError means no answer.
      setFailed((error as { name: string }).name === 'TypeError' ? 'network' : 'token')
    }
  }
  useEffect(() => {
    if (failed !== 'token') return
    const leaving = setTimeout(() => location.replace(paths.home()), readingTime)
    return () => clearTimeout(leaving)
  }, [failed, paths])
  useEffect(() => {
    if (params.current) return
    params.current = new URLSearchParams(location.search)
    history.replaceState(history.state, '', location.pathname)
    void exchange()
  })

  return (
    <div className={styles.page}>
      <h1>{failed === 'begunElsewhere' ? t`Not logged in` : t`Redirecting to your account...`}</h1>
      {!failed && <span className={styles.spinner} aria-hidden="true" />}
      <noscript>{t`This step needs JavaScript: it keeps your session in this browser. Searching and reading work without it.`}</noscript>
      {failed === 'token' && (
        <Note look="bad" role="alert">
          <p>
            {t`Token error`}. <Link to={paths.home()}>{t`To the home page`}</Link>
          </p>
        </Note>
      )}
      {failed === 'begunElsewhere' && (
        <>
          <Note look="bad" role="alert">
            <p>{t`This login was not begun in this browser, so it was not completed here. Nobody was logged in.`}</p>
          </Note>
          <LinkButton look="primary" href={again} reloadDocument>{t`Log in here`}</LinkButton>
        </>
      )}
      {failed === 'network' && (
        <>
          <Note look="bad" role="alert">
            <p>{t`The network did not answer.`}</p>
          </Note>
          <Button look="primary" onClick={exchange}>{t`Try again`}</Button>
        </>
      )}
    </div>
  )
}

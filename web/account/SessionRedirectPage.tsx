// /SetID, the session redirect screen: exchanges the token of the address for a session, then goes on. Shows nobody the token.
import { t } from '@lingui/core/macro'
import { Link } from 'react-router'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { isOnPortal } from '#contract/portals.ts'
import { useSite, type Meta } from '#web/app/page.ts'
import { startSession, useAuthApi } from '#web/app/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import styles from './SessionRedirectPage.module.css'

const readingTime = 5000 // ms

export const meta: Meta = ({ i18n, operator }) => ({
  title: t(i18n)`Redirecting to your account...`,
  description: t(i18n)`Takes you to your account at ${operator.name}.`,
  noindex: true,
})

/** An address of this network, else the site's home. */
function goal(asked: string | null, origin: string): string {
  const address = URL.parse(asked ?? '/', origin)
  return address && isOnPortal(address, origin) && !/^\/setid\/?$/i.test(address.pathname) ? address.href : '/'
}

export function Component() {
  const { t } = useLingui()
  const { origin, paths } = useSite()
  const api = useAuthApi()
  const asked = useRef<URLSearchParams>(undefined)
  const [failed, setFailed] = useState<'token' | 'network'>()

  async function exchange() {
    setFailed(undefined)
    const token = asked.current!.get('token') ?? ''
    try {
      if (!token) throw Object.assign(new Error(), { name: 'SessionError' })
      await startSession(await api.getSession({ body: { token } }))
      location.replace(goal(asked.current!.get('continue'), origin))
    } catch (error) {
      // A refusal is the server's word; anything else means that nothing came back.
      setFailed((error as { name: string }).name === 'TypeError' ? 'network' : 'token')
    }
  }
  useEffect(() => {
    if (failed !== 'token') return
    const leaving = setTimeout(() => location.replace(paths.home()), readingTime)
    return () => clearTimeout(leaving)
  }, [failed, paths])
  useEffect(() => {
    if (asked.current) return
    asked.current = new URLSearchParams(location.search)
    history.replaceState(history.state, '', location.pathname)
    void exchange()
  })

  return (
    <div className={styles.page}>
      <h1>{t`Redirecting to your account...`}</h1>
      {!failed && <span className={styles.spinner} aria-hidden="true" />}
      <noscript>{t`This step needs JavaScript: it keeps your session in this browser. Searching and reading work without it.`}</noscript>
      {failed === 'token' && (
        <Note look="bad" role="alert">
          <p>
            {t`Token error`}. <Link to={paths.home()}>{t`To the home page`}</Link>
          </p>
        </Note>
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

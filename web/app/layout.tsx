// Root of all routes: shell, error boundary, unknown addresses.
import { lazy } from 'react'
import type { RouteObject } from 'react-router'
import { SelectionTray } from '#web/catalog/compare/card.tsx'
import type { Session } from '#web/foundation/session.ts'
import { ErrorPage } from '#web/foundation/shell/ErrorPage.tsx'
import { Shell } from '#web/foundation/shell/Shell.tsx'
import { Announcements } from '#web/publishing/announcements/card.tsx'
import { handleOf, leave } from './page-route.tsx'

/** The shell imports no capability. */
const SignedInArea = lazy(async () => {
  const [{ SignedIn }, { Messages }, { Bell }] = await Promise.all([
    import('#web/foundation/shell/SignedIn.tsx'),
    import('#web/trade/inquiries/bar/card.tsx'),
    import('#web/discovery/notifications/Bell.tsx'),
  ])
  const inboxes = (
    <>
      <Messages />
      <Bell />
    </>
  )
  return { default: (props: { session: Session }) => <SignedIn {...props} inboxes={inboxes} /> }
})
const Layout = () => <Shell SignedIn={SignedInArea} banner={<Announcements />} tray={<SelectionTray />} />

export const boundaryID = 'pages'

/** The router mutates them. */
export function rootOf(children: RouteObject[]): RouteObject[] {
  const unknown = {
    path: '*',
    loader: leave,
    handle: handleOf('publishing/home/HomePage', { layout: 'browse', search: false }, false),
  }
  return [
    {
      id: 'shell',
      Component: Layout,
      children: [{ id: boundaryID, ErrorBoundary: ErrorPage, children: [...children, unknown] }],
    },
  ]
}

// All pages: path, module, frame.
import { lazy, type ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { Announcements } from '#web/announcements/card.tsx'
import { SelectionTray } from '#web/compare/card.tsx'
import { ErrorPage } from '#web/shell/ErrorPage.tsx'
import { PageLoading } from '#web/shell/PageLoading.tsx'
import { Shell } from '#web/shell/Shell.tsx'
import type { Session } from './session.ts'
import type { Frame } from './page.ts'
import { handleOf, leave, type LoadWords, type Page, routeOf } from './page-route.tsx'

/** Inboxes and tray are handed in: the shell imports no capability. */
const SignedInArea = lazy(async () => {
  const [{ SignedIn }, { Messages }, { Bell }] = await Promise.all([
    import('#web/shell/SignedIn.tsx'),
    import('#web/requests/bar/card.tsx'),
    import('#web/notifications/Bell.tsx'),
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

/** Frame and error boundary of the console, loaded with its first page. */
const frames = import.meta.glob<{ Component: ComponentType }>(['../admin/Console.tsx', '../admin/ConsoleError.tsx'])

const home: Frame = { layout: 'browse', search: false }
const browse: Frame = { layout: 'browse', search: true }
const rail: Frame = { layout: 'rail', search: true }
const bare: Frame = { layout: 'bare', search: true }
const editor: Frame = { ...bare, footer: false }
const chat: Frame = { layout: 'bare', search: 'wide', footer: false }
const alone: Frame = { layout: 'alone', search: false }
const own: Frame = { layout: 'own', search: false, footer: false }

/** Texts from beginning to end; each has the name of its file. */
const textPages = [
  'privacy-policy',
  'terms-and-conditions',
  'company-verification',
  'advertise-with-us',
  'free-marketing',
  'message-center',
  'direct-buyer-enquiries',
  'work-with-wbn',
  'b2b-contract-help',
]

const publicPages: Page[] = [
  ['about-us', 'texts/AboutPage', bare],
  ['mission-vision', 'texts/MissionPage', bare],
  ['why-wbn', 'texts/WhyPage', bare],
  ['our-network', 'texts/NetworkPage', bare],
  ['contact-us', 'texts/ContactPage', bare],
  ['', 'home/HomePage', home],
  ['industries', 'industries/IndustriesPage', browse],
  ['industries/:slug', 'industries/IndustryPage', browse],
  ['industries/:slug/:category', 'industries/CategoryPage', browse],
  ['industries/:slug/:category/:country', 'industries/CategoryPage', browse],
  ['search-result', 'search/SearchResultPage', browse],
  ['business/:slug', 'businesses/BusinessPage', rail],
  ['business/:slug/products', 'businesses/BusinessProductsPage', rail],
  ['business/:slug/followers', 'follows/FollowersPage', rail],
  ['business/:slug/verification', 'verification/VerificationPage', bare],
  ['business/:slug/send-request', 'requests/SendRequestPage', bare],
  ['business-product/:slug', 'products/ProductPage', rail],
  ['compare', 'compare/ComparePage', bare],
  ['profile/:id', 'people/PersonPage', bare],
  ['post/:postID', 'posts/PostPage', bare],
  ['timeline/:id', 'posts/TimelinePage', bare],
  ['contact-us/form', 'need-help/HelpFormPage', bare],
  ...textPages.map((path): Page => [path, 'texts/TextPage', bare]),
  ['b2b-tips/:slug', 'texts/ArticlePage', bare],
  ...['standard', 'gold', 'premium', 'platinum'].map((tier): Page => [
    `membership-${tier}`,
    'memberships/PlanPage',
    bare,
  ]),
  ['transparency', 'transparency/TransparencyPage', bare],
  ['transparency/:month', 'transparency/MonthPage', bare],
  ['attribution', 'attribution/AttributionPage', bare],
  ['developers', 'developers/DevelopersPage', bare],
  // Opened from emails, without a login.
  ['unsubscribe', 'notifications/UnsubscribePage', bare],
  ['appeal', 'sanctions/AppealPage', bare],
  ['auth/login', 'account/LoginPage', alone],
  ['auth/register', 'account/RegisterPage', alone],
  ['auth/forgot-password', 'account/ForgotPasswordPage', alone],
  ['auth/reset-password', 'account/ResetPasswordPage', alone],
  ['auth/verify-email', 'account/VerifyEmailPage', alone],
  ['setid', 'account/SessionRedirectPage', alone],
]

/** Require a login. The server renders the shell only. */
const privatePages: Page[] = [
  ['auth/account', 'account/AccountPage', bare],
  ['profile', 'people/OwnProfilePage', bare],
  ['profile/edit', 'people/EditProfilePage', bare],
  ['my-business', 'businesses/MyBusinessPage', bare],
  ['business/create', 'businesses/CreateBusinessPage', bare],
  ['business/:slug/edit', 'businesses/EditBusinessPage', editor],
  ['business/:slug/edit/:tab', 'businesses/EditBusinessPage', editor],
  ['business/:slug/edit/products', 'products/CataloguePage', bare],
  ['business/:slug/edit/products/import', 'catalogues/ImportPage', bare],
  ['business/:slug/edit/products/:product', 'products/EditProductPage', editor],
  ['business/:slug/members', 'members/MembersPage', bare],
  ['business/:slug/membership', 'memberships/own/MembershipPage', bare],
  ['business/:slug/boosts', 'memberships/own/BoostsPage', bare],
  ['business/:slug/webhooks', 'webhooks/WebhooksPage', bare],
  ['business/:slug/webhooks/:webhook', 'webhooks/WebhookPage', bare],
  ['business/:slug/support', 'support/SupportPage', bare],
  ['business/:slug/support/:id', 'support/SupportRequestPage', bare],
  ['settings', 'settings/SettingsPage', bare],
  ['settings/api-tokens', 'api-tokens/ApiTokensPage', bare],
  ['newsfeed', 'newsfeed/NewsfeedPage', bare],
  ['notifications', 'notifications/NotificationsPage', bare],
  ['connections', 'connections/ConnectionsPage', bare],
  ['groups', 'groups/GroupsPage', bare],
  ['group/create', 'groups/EditGroupPage', editor],
  ['group/:slug', 'groups/GroupPage', bare],
  ['group/:slug/edit', 'groups/EditGroupPage', editor],
  ['favorites', 'favorites/FavoritesPage', bare],
  ['my-rfqs', 'rfqs/RfqsPage', bare],
  ['rfq/create', 'rfqs/CreateRfqPage', editor],
  ['rfq/:id', 'rfqs/RfqPage', bare],
  ['business/:slug/requests/:rid?', 'requests/RequestsPage', chat],
  ['my-messages/:rid?', 'requests/MyMessagesPage', chat],
]

/** The operator's console: private pages in a frame of their own. The server refuses their calls to everybody else. */
const consolePages: Page[] = [
  ['admin', 'admin/overview/OverviewPage', own],
  ['admin/verification', 'admin/verification/VerificationQueuePage', own],
  ['admin/verification/:id', 'admin/verification/VerificationCasePage', own],
  ['admin/help', 'admin/help/HelpInboxPage', own],
  ['admin/help/:id', 'admin/help/HelpRequestPage', own],
  ['admin/support', 'admin/support/SupportQueuePage', own],
  ['admin/support/:id', 'admin/support/SupportCasePage', own],
  ['admin/search', 'admin/SearchPage', own],
  ['admin/people', 'admin/people/PeoplePage', own],
  ['admin/people/duplicates', 'admin/duplicates/DuplicatePeoplePage', own],
  ['admin/people/:id', 'admin/people/PersonPage', own],
  ['admin/businesses', 'admin/businesses/BusinessesPage', own],
  ['admin/businesses/:id', 'admin/businesses/BusinessPage', own],
  ['admin/reports', 'admin/reports/ReportsPage', own],
  ['admin/reports/:id', 'admin/reports/ReportPage', own],
  ['admin/held', 'admin/reports/HeldPage', own],
  ['admin/sanctions', 'admin/sanctions/SanctionsPage', own],
  ['admin/announcements', 'admin/announcements/AnnouncementsPage', own],
  ['admin/announcements/new', 'admin/announcements/AnnouncementPage', own],
  ['admin/announcements/:id', 'admin/announcements/AnnouncementPage', own],
  ['admin/system', 'admin/system/SystemPage', own],
  ['admin/system/mails', 'admin/system/MailsPage', own],
  ['admin/system/deliveries', 'admin/system/DeliveriesPage', own],
  ['admin/system/imports', 'admin/system/ImportsPage', own],
  ['admin/system/settings', 'admin/system/SettingsPage', own],
  ['admin/portals', 'admin/portals/PortalsPage', own],
  ['admin/portals/:key', 'admin/portals/PortalPage', own],
  ['admin/emails', 'admin/emails/EmailsPage', own],
  ['admin/emails/:kind/:lang', 'admin/emails/EmailPage', own],
  ['admin/synonyms', 'admin/synonyms/SynonymsPage', own],
  ['admin/synonyms/new', 'admin/synonyms/SynonymPage', own],
  ['admin/synonyms/:id', 'admin/synonyms/SynonymPage', own],
  ['admin/searches', 'admin/searches/SearchesPage', own],
  ['admin/texts', 'admin/texts/TextsPage', own],
  ['admin/texts/:collection/:slug/:lang', 'admin/texts/TextPage', own],
  ['admin/plans', 'admin/plans/PlansPage', own],
  ['admin/plans/:subscription', 'admin/plans/PlanPage', own],
  ['admin/categories', 'admin/categories/CategoriesPage', own],
  ['admin/categories/:id', 'admin/categories/CategoryPage', own],
  ['admin/categories/:id/new', 'admin/categories/NewCategoryPage', own],
  ['admin/lists', 'admin/lists/ListsPage', own],
  ['admin/lists/:list', 'admin/lists/ListPage', own],
  ['admin/lists/:list/new', 'admin/lists/EntryPage', own],
  ['admin/lists/:list/:code', 'admin/lists/EntryPage', own],
  ['admin/payments', 'admin/payments/PaymentsPage', own],
  ['admin/audit', 'admin/AuditPage', own],
  ['admin/permissions', 'admin/PermissionsPage', own],
  ['admin/*', 'admin/NotFoundPage', own],
]

/** Route with the error boundary. */
export const boundaryID = 'pages'

/**
 * Routes of one language; `prefix` is '' or `/es`. Pages open once `loadWords` is done. Returns new objects, since the
 * router mutates them.
 */
export function routesFor(prefix: string, loadWords: LoadWords): RouteObject[] {
  return [
    {
      id: 'shell',
      Component: Layout,
      children: [
        {
          id: boundaryID,
          ErrorBoundary: ErrorPage,
          children: [
            ...publicPages.map((page) => routeOf(page, prefix, false, loadWords)),
            ...privatePages.map((page) => routeOf(page, prefix, true, loadWords)),
            consoleIn(prefix, loadWords),
            { path: '*', loader: leave, handle: handleOf('home/HomePage', home, false) },
          ],
        },
      ],
    },
  ]
}

function consoleIn(prefix: string, loadWords: LoadWords): RouteObject {
  return {
    id: 'console',
    HydrateFallback: PageLoading,
    async lazy() {
      const [{ Component }] = await Promise.all([frames['../admin/Console.tsx']!(), loadWords(['private', 'console'])])
      return { Component }
    },
    children: [
      {
        id: 'console-pages',
        lazy: async () => ({ ErrorBoundary: (await frames['../admin/ConsoleError.tsx']!()).Component }),
        children: consolePages.map((page) => routeOf(page, prefix, true, loadWords)),
      },
    ],
  }
}

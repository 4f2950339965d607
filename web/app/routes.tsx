// All pages: path, module, frame.
import { lazy, type ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { Announcements } from '#web/publishing/announcements/card.tsx'
import { SelectionTray } from '#web/catalog/compare/card.tsx'
import { ErrorPage } from '#web/foundation/shell/ErrorPage.tsx'
import { PageLoading } from '#web/foundation/shell/PageLoading.tsx'
import { Shell } from '#web/foundation/shell/Shell.tsx'
import type { Session } from '#web/foundation/session.ts'
import type { Frame } from '#web/foundation/page.ts'
import { handleOf, leave, type LoadWords, type Page, routeOf } from './page-route.tsx'

/** Injected inboxes and tray: the shell imports no capability. */
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

const frames = import.meta.glob<{ Component: ComponentType }>([
  '../operations/console/Console.tsx',
  '../operations/console/ConsoleError.tsx',
])

const home: Frame = { layout: 'browse', search: false }
const browse: Frame = { layout: 'browse', search: true }
const rail: Frame = { layout: 'rail', search: true }
const bare: Frame = { layout: 'bare', search: true }
const editor: Frame = { ...bare, footer: false }
const chat: Frame = { layout: 'bare', search: 'wide', footer: false }
const alone: Frame = { layout: 'alone', search: false }
const own: Frame = { layout: 'own', search: false, footer: false }

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
  ['about-us', 'publishing/texts/AboutPage', bare],
  ['mission-vision', 'publishing/texts/MissionPage', bare],
  ['why-wbn', 'publishing/texts/WhyPage', bare],
  ['our-network', 'publishing/texts/NetworkPage', bare],
  ['contact-us', 'publishing/texts/ContactPage', bare],
  ['', 'publishing/home/HomePage', home],
  ['industries', 'publishing/category-pages/IndustriesPage', browse],
  ['industries/:slug', 'publishing/category-pages/IndustryPage', browse],
  ['industries/:slug/:category', 'publishing/category-pages/CategoryPage', browse],
  ['industries/:slug/:category/:country', 'publishing/category-pages/CategoryPage', browse],
  ['search-result', 'discovery/search/SearchResultPage', browse],
  ['business/:slug', 'discovery/profiles/business/BusinessPage', rail],
  ['business/:slug/products', 'discovery/profiles/business/BusinessProductsPage', rail],
  ['business/:slug/followers', 'social/follows/FollowersPage', rail],
  ['business/:slug/verification', 'trust/verification/VerificationPage', bare],
  ['business/:slug/send-request', 'trade/inquiries/SendRequestPage', bare],
  ['business-product/:slug', 'discovery/profiles/product/ProductPage', rail],
  ['compare', 'catalog/compare/ComparePage', bare],
  ['profile/:id', 'discovery/profiles/person/PersonPage', bare],
  ['post/:postID', 'social/posts/PostPage', bare],
  ['timeline/:id', 'social/posts/TimelinePage', bare],
  ['contact-us/form', 'operations/need-help/HelpFormPage', bare],
  ...textPages.map((path): Page => [path, 'publishing/texts/TextPage', bare]),
  ['b2b-tips/:slug', 'publishing/texts/ArticlePage', bare],
  ...['standard', 'gold', 'premium', 'platinum'].map((tier): Page => [
    `membership-${tier}`,
    'billing/memberships/PlanPage',
    bare,
  ]),
  ['transparency', 'trust/transparency/TransparencyPage', bare],
  ['transparency/:month', 'trust/transparency/MonthPage', bare],
  ['attribution', 'publishing/attribution/AttributionPage', bare],
  ['developers', 'integration/developers/DevelopersPage', bare],
  ['unsubscribe', 'discovery/notifications/UnsubscribePage', bare],
  ['appeal', 'trust/sanctions/AppealPage', bare],
  ['auth/login', 'identity/account/LoginPage', alone],
  ['auth/register', 'identity/account/RegisterPage', alone],
  ['auth/forgot-password', 'identity/account/ForgotPasswordPage', alone],
  ['auth/reset-password', 'identity/account/ResetPasswordPage', alone],
  ['auth/verify-email', 'identity/account/VerifyEmailPage', alone],
  ['setid', 'identity/account/SessionRedirectPage', alone],
]

const privatePages: Page[] = [
  ['auth/account', 'identity/account/AccountPage', bare],
  ['profile', 'identity/people/OwnProfilePage', bare],
  ['profile/edit', 'identity/people/EditProfilePage', bare],
  ['my-business', 'identity/businesses/MyBusinessPage', bare],
  ['business/create', 'identity/businesses/CreateBusinessPage', bare],
  ['business/:slug/edit', 'identity/businesses/EditBusinessPage', editor],
  ['business/:slug/edit/:tab', 'identity/businesses/EditBusinessPage', editor],
  ['business/:slug/edit/products', 'catalog/products/CataloguePage', bare],
  ['business/:slug/edit/products/import', 'catalog/catalogues/ImportPage', bare],
  ['business/:slug/edit/products/:product', 'catalog/products/EditProductPage', editor],
  ['business/:slug/members', 'identity/members/MembersPage', bare],
  ['business/:slug/membership', 'billing/memberships/own/MembershipPage', bare],
  ['business/:slug/boosts', 'billing/memberships/own/BoostsPage', bare],
  ['business/:slug/webhooks', 'integration/webhooks/WebhooksPage', bare],
  ['business/:slug/webhooks/:webhook', 'integration/webhooks/WebhookPage', bare],
  ['business/:slug/support', 'billing/support/SupportPage', bare],
  ['business/:slug/support/:id', 'billing/support/SupportRequestPage', bare],
  ['settings', 'discovery/settings/SettingsPage', bare],
  ['settings/api-tokens', 'integration/api-tokens/ApiTokensPage', bare],
  ['newsfeed', 'discovery/newsfeed/NewsfeedPage', bare],
  ['notifications', 'discovery/notifications/NotificationsPage', bare],
  ['connections', 'social/connections/ConnectionsPage', bare],
  ['groups', 'social/groups/GroupsPage', bare],
  ['group/create', 'social/groups/EditGroupPage', editor],
  ['group/:slug', 'social/groups/GroupPage', bare],
  ['group/:slug/edit', 'social/groups/EditGroupPage', editor],
  ['favorites', 'social/favorites/FavoritesPage', bare],
  ['my-rfqs', 'trade/rfqs/RfqsPage', bare],
  ['rfq/create', 'trade/rfqs/CreateRfqPage', editor],
  ['rfq/:id', 'trade/rfqs/RfqPage', bare],
  ['business/:slug/requests/:rid?', 'trade/inquiries/RequestsPage', chat],
  ['my-messages/:rid?', 'trade/inquiries/MyMessagesPage', chat],
]

/** Private pages in their own frame; the server refuses their calls to non-staff. */
const consolePages: Page[] = [
  ['admin', 'operations/console/overview/OverviewPage', own],
  ['admin/verification', 'operations/console/verification/VerificationQueuePage', own],
  ['admin/verification/:id', 'operations/console/verification/VerificationCasePage', own],
  ['admin/help', 'operations/console/help/HelpInboxPage', own],
  ['admin/help/:id', 'operations/console/help/HelpRequestPage', own],
  ['admin/support', 'operations/console/support/SupportQueuePage', own],
  ['admin/support/:id', 'operations/console/support/SupportCasePage', own],
  ['admin/search', 'operations/console/SearchPage', own],
  ['admin/people', 'operations/console/people/PeoplePage', own],
  ['admin/people/duplicates', 'operations/console/duplicates/DuplicatePeoplePage', own],
  ['admin/people/:id', 'operations/console/people/PersonPage', own],
  ['admin/businesses', 'operations/console/businesses/BusinessesPage', own],
  ['admin/businesses/:id', 'operations/console/businesses/BusinessPage', own],
  ['admin/reports', 'operations/console/reports/ReportsPage', own],
  ['admin/reports/:id', 'operations/console/reports/ReportPage', own],
  ['admin/held', 'operations/console/reports/HeldPage', own],
  ['admin/sanctions', 'operations/console/sanctions/SanctionsPage', own],
  ['admin/announcements', 'operations/console/announcements/AnnouncementsPage', own],
  ['admin/announcements/new', 'operations/console/announcements/AnnouncementPage', own],
  ['admin/announcements/:id', 'operations/console/announcements/AnnouncementPage', own],
  ['admin/system', 'operations/console/system/SystemPage', own],
  ['admin/system/mails', 'operations/console/system/MailsPage', own],
  ['admin/system/deliveries', 'operations/console/system/DeliveriesPage', own],
  ['admin/system/imports', 'operations/console/system/ImportsPage', own],
  ['admin/system/settings', 'operations/console/system/SettingsPage', own],
  ['admin/portals', 'operations/console/portals/PortalsPage', own],
  ['admin/portals/:key', 'operations/console/portals/PortalPage', own],
  ['admin/emails', 'operations/console/emails/EmailsPage', own],
  ['admin/emails/:kind/:lang', 'operations/console/emails/EmailPage', own],
  ['admin/synonyms', 'operations/console/synonyms/SynonymsPage', own],
  ['admin/synonyms/new', 'operations/console/synonyms/SynonymPage', own],
  ['admin/synonyms/:id', 'operations/console/synonyms/SynonymPage', own],
  ['admin/searches', 'operations/console/searches/SearchesPage', own],
  ['admin/texts', 'operations/console/texts/TextsPage', own],
  ['admin/texts/:collection/:slug/:lang', 'operations/console/texts/TextPage', own],
  ['admin/plans', 'operations/console/plans/PlansPage', own],
  ['admin/plans/:subscription', 'operations/console/plans/PlanPage', own],
  ['admin/categories', 'operations/console/categories/CategoriesPage', own],
  ['admin/categories/:id', 'operations/console/categories/CategoryPage', own],
  ['admin/categories/:id/new', 'operations/console/categories/NewCategoryPage', own],
  ['admin/lists', 'operations/console/lists/ListsPage', own],
  ['admin/lists/:list', 'operations/console/lists/ListPage', own],
  ['admin/lists/:list/new', 'operations/console/lists/EntryPage', own],
  ['admin/lists/:list/:code', 'operations/console/lists/EntryPage', own],
  ['admin/payments', 'operations/console/payments/PaymentsPage', own],
  ['admin/audit', 'operations/console/AuditPage', own],
  ['admin/permissions', 'operations/console/PermissionsPage', own],
  ['admin/*', 'operations/console/NotFoundPage', own],
]

export const boundaryID = 'pages'

/** `prefix` is '' or `/es`. Pages open once `loadWords` is done. Returns new objects, since the router mutates them. */
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
            { path: '*', loader: leave, handle: handleOf('publishing/home/HomePage', home, false) },
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
      const [{ Component }] = await Promise.all([
        frames['../operations/console/Console.tsx']!(),
        loadWords(['private', 'console']),
      ])
      return { Component }
    },
    children: [
      {
        id: 'console-pages',
        lazy: async () => ({ ErrorBoundary: (await frames['../operations/console/ConsoleError.tsx']!()).Component }),
        children: consolePages.map((page) => routeOf(page, prefix, true, loadWords)),
      },
    ],
  }
}

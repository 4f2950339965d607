// Pages of the site: path, module, frame.
import type { RouteObject } from 'react-router'
import type { Frame, PageModule } from '#web/foundation/page.ts'
import { type Page, routesOf } from './page-route.tsx'

const modules = import.meta.glob<PageModule>(['../*/*/**/*Page.tsx', '!../foundation/**', '!../operations/console/**'])

const home: Frame = { layout: 'browse', search: false }
const browse: Frame = { layout: 'browse', search: true }
const rail: Frame = { layout: 'rail', search: true }
const bare: Frame = { layout: 'bare', search: true }
const editor: Frame = { ...bare, footer: false }
const chat: Frame = { layout: 'bare', search: 'wide', footer: false, loading: 'messages' }
const feed: Frame = { ...bare, loading: 'feed' }
const alone: Frame = { layout: 'alone', search: false }

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
  ['ranking', 'publishing/texts/RankingPage', bare],
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
  ['search-result', 'discovery/search/SearchResultPage', { ...browse, results: true }],
  ['business/:slug', 'discovery/profiles/business/BusinessPage', rail],
  ['business/:slug/products', 'discovery/profiles/business/BusinessProductsPage', rail],
  ['business/:slug/followers', 'social/follows/FollowersPage', rail],
  ['business/:slug/reviews', 'trust/reviews/ReviewsPage', rail],
  ['business/:slug/verification', 'trust/verification/VerificationPage', bare],
  ['business/:slug/remove', 'trust/removals/RemovePage', bare],
  ['business/:slug/send-request', 'trade/inquiries/SendInquiryPage', bare],
  ['business/:slug/where-to-buy', 'trade/territories/where/WhereToBuyPage', rail],
  ['sought-lines', 'trade/territories/search/SoughtLinesPage', { ...rail, results: true }],
  ['distributors', 'trade/territories/search/DistributorsPage', { ...rail, results: true }],
  ['kept/:token', 'trade/inquiries/kept/KeptNoticePage', bare],
  ['business-product/:slug', 'discovery/profiles/product/ProductPage', rail],
  ['document/:id', 'catalog/documents/DocumentPage', bare],
  ['01/:gtin', 'catalog/products/GtinPage', bare],
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
  ['developers/:capability', 'integration/developers/CallsPage', bare],
  ['unsubscribe', 'discovery/notifications/UnsubscribePage', bare],
  ['appeal', 'trust/sanctions/AppealPage', bare],
  ['ownership-claim/objection/:token', 'trust/ownership-claims/ObjectionPage', bare],
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
  ['first-steps', 'identity/people/interests/InterestsPage', bare],
  ['profile/edit', 'identity/people/EditProfilePage', bare],
  ['my-business', 'discovery/reach/MyBusinessPage', bare],
  ['review/:id?', 'trust/reviews/own/OwnReviewsPage', bare],
  ['decisions', 'trust/sanctions/DecisionsPage', bare],
  ['business/create', 'identity/businesses/CreateBusinessPage', bare],
  ['business/:slug/edit', 'identity/businesses/EditBusinessPage', editor],
  ['business/:slug/edit/:tab', 'identity/businesses/EditBusinessPage', editor],
  ['business/:slug/edit/products', 'catalog/products/CataloguePage', bare],
  ['business/:slug/edit/products/import', 'catalog/catalogues/ImportPage', bare],
  ['business/:slug/edit/products/:product', 'catalog/products/EditProductPage', editor],
  ['business/:slug/edit/documents', 'catalog/documents/own/DocumentsPage', bare],
  ['business/:slug/correct', 'trust/corrections/CorrectPage', bare],
  ['business/:slug/corrections', 'trust/corrections/CorrectionsPage', bare],
  ['business/:slug/claim', 'trust/ownership-claims/own/ClaimPage', bare],
  ['business/:slug/members', 'identity/members/MembersPage', bare],
  ['business/:slug/membership', 'billing/memberships/own/MembershipPage', bare],
  ['business/:slug/boosts', 'billing/memberships/own/BoostsPage', bare],
  ['business/:slug/webhooks', 'integration/webhooks/WebhooksPage', bare],
  ['business/:slug/webhooks/:webhook', 'integration/webhooks/WebhookPage', bare],
  ['business/:slug/support', 'billing/support/SupportPage', bare],
  ['business/:slug/support/:id', 'billing/support/SupportRequestPage', bare],
  ['business/:slug/territories', 'trade/territories/TerritoriesPage', bare],
  ['business/:slug/coverage', 'trade/territories/coverage/CoveragePage', bare],
  ['business/:slug/false-appointment', 'trade/territories/challenge/ChallengePage', bare],
  ['business/:slug/agreements/new', 'trade/territories/agreements/ProposePage', editor],
  ['business/:slug/agreements/:agreement', 'trade/territories/agreements/AgreementPage', bare],
  ['settings', 'discovery/settings/SettingsPage', bare],
  ['settings/api-tokens', 'integration/api-tokens/ApiTokensPage', bare],
  ['newsfeed', 'discovery/newsfeed/NewsfeedPage', feed],
  ['notifications', 'discovery/notifications/NotificationsPage', bare],
  ['connections', 'social/connections/ConnectionsPage', bare],
  ['groups', 'social/groups/GroupsPage', bare],
  ['group/create', 'social/groups/EditGroupPage', editor],
  ['group/:slug', 'social/groups/GroupPage', bare],
  ['group/:slug/edit', 'social/groups/EditGroupPage', editor],
  ['favorites', 'social/favorites/FavoritesPage', bare],
  ['saved', 'discovery/watches/SavedPage', bare],
  ['my-rfqs', 'trade/rfqs/RfqsPage', bare],
  ['my-samples', 'trade/samples/SamplesPage', bare],
  ['rfq/create', 'trade/rfqs/CreateRfqPage', editor],
  ['rfq/:id', 'trade/rfqs/RfqPage', bare],
  ['nda/:id', 'trade/ndas/NdaPage', bare],
  ['ndas/:id', 'trade/ndas/NdasPage', bare],
  ['business/:slug/ndas', 'trade/ndas/ActorNdasPage', bare],
  ['business/:slug/kept-requests', 'trade/inquiries/kept/KeptInquiriesPage', bare],
  ['business/:slug/requests/:rid?', 'trade/inquiries/InquiriesPage', chat],
  ['my-messages/:rid?', 'trade/inquiries/MyMessagesPage', chat],
]

/** `prefix` is '' or `/es`. */
export function siteRoutes(prefix: string): RouteObject[] {
  const publicRoutes = routesOf(publicPages, { modules, prefix, isPrivate: false })
  return [...publicRoutes, ...routesOf(privatePages, { modules, prefix, isPrivate: true })]
}

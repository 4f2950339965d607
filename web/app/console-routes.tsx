// Pages of the operator's console, apart from the site's.
import type { RouteObject } from 'react-router'
import type { Frame, PageModule } from '#web/foundation/page.ts'
import { PageLoading } from '#web/foundation/shell/PageLoading.tsx'
import { type Page, routesOf } from './page-route.tsx'

const modules = import.meta.glob<PageModule>('../operations/console/**/*Page.tsx')

const own: Frame = { layout: 'own', search: false, footer: false }

/** The server refuses their calls to non-staff. */
const consolePages: Page[] = [
  ['admin', 'operations/console/overview/OverviewPage', own],
  ['admin/verification', 'operations/console/verification/VerificationQueuePage', own],
  ['admin/verification/:id', 'operations/console/verification/VerificationCasePage', own],
  ['admin/claims', 'operations/console/claims/ClaimsPage', own],
  ['admin/claims/:id', 'operations/console/claims/ClaimCasePage', own],
  ['admin/agreements', 'operations/console/agreement-cases/AgreementCasesPage', own],
  ['admin/agreements/:id', 'operations/console/agreement-cases/AgreementCasePage', own],
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
  ['admin/reviews', 'operations/console/review-queue/ReviewQueuePage', own],
  ['admin/corrections', 'operations/console/corrections/CorrectionsPage', own],
  ['admin/company-invitations', 'operations/console/company-invitations/CompanyInvitationsPage', own],
  ['admin/removals', 'operations/console/removals/RemovalsPage', own],
  ['admin/held', 'operations/console/reports/HeldPage', own],
  ['admin/sanctions', 'operations/console/sanctions/SanctionsPage', own],
  ['admin/announcements', 'operations/console/announcements/AnnouncementsPage', own],
  ['admin/announcements/new', 'operations/console/announcements/AnnouncementPage', own],
  ['admin/announcements/:id', 'operations/console/announcements/AnnouncementPage', own],
  ['admin/system', 'operations/console/system/SystemPage', own],
  ['admin/system/mails', 'operations/console/system/MailsPage', own],
  ['admin/system/deliveries', 'operations/console/system/DeliveriesPage', own],
  ['admin/system/imports', 'operations/console/system/ImportsPage', own],
  ['admin/system/search-engine', 'operations/console/search-engine/SearchEnginePage', own],
  ['admin/system/rates', 'operations/console/rates/RatesPage', own],
  ['admin/system/settings', 'operations/console/system/SettingsPage', own],
  ['admin/portals', 'operations/console/portals/PortalsPage', own],
  ['admin/portals/:key', 'operations/console/portals/PortalPage', own],
  ['admin/emails', 'operations/console/emails/EmailsPage', own],
  ['admin/emails/:kind/:lang', 'operations/console/emails/EmailPage', own],
  ['admin/synonyms', 'operations/console/synonyms/SynonymsPage', own],
  ['admin/synonyms/new', 'operations/console/synonyms/SynonymPage', own],
  ['admin/synonyms/:id', 'operations/console/synonyms/SynonymPage', own],
  ['admin/translations', 'operations/console/translations/TranslationsPage', own],
  ['admin/translations/reports', 'operations/console/translations/TranslationReportsPage', own],
  ['admin/translations/glossary', 'operations/console/translations/GlossaryPage', own],
  ['admin/searches', 'operations/console/searches/SearchesPage', own],
  ['admin/searches/choices', 'operations/console/searches/ChoicesPage', own],
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

export function consoleRoutes(prefix: string): RouteObject[] {
  return [
    {
      id: 'console',
      HydrateFallback: () => <PageLoading shape="console" />,
      async lazy() {
        const { Component } = await import('#web/operations/console/Console.tsx')
        return { Component }
      },
      children: [
        {
          id: 'console-pages',
          lazy: async () => ({ ErrorBoundary: (await import('#web/operations/console/ConsoleError.tsx')).Component }),
          children: routesOf(consolePages, { modules, prefix, isPrivate: true }),
        },
      ],
    },
  ]
}

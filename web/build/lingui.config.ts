// Lingui configuration.
import { join } from 'node:path'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { locales } from '#contract/foundation/locales.ts'

/** Folders and files loaded only by private pages: their words come with the first one. */
export const privateParts = [
  'catalog/catalogues/DownloadCatalogue.tsx',
  'identity/members',
  'identity/people/interests',
  'identity/businesses/next-steps',
  'discovery/newsfeed',
  'social/posts/composer',
  'trade/document-requests',
  'trade/inquiries/attachments/DownloadList.tsx',
  'trade/inquiries/chat',
  'trade/inquiries/settings',
  'trade/inquiries/team',
  'trade/inquiries/threads',
  'trade/ndas',
  'trade/rfqs',
  'trade/samples',
  'trade/units',
  'discovery/settings',
  'billing/support',
  'trust/corrections',
  'trust/reviews/own',
  'catalog/documents/own',
  'catalog/products/CataloguePage.tsx',
  'catalog/products/edit/Attachments.tsx',
  'catalog/products/edit/Price.tsx',
  'catalog/products/edit/ProductForm.tsx',
  'catalog/products/edit/Specs.tsx',
  'discovery/notifications/kinds.ts',
  'discovery/notifications/NotificationsPage.tsx',
  'identity/businesses/own',
  'discovery/reach',
  'identity/businesses/CreateBusinessPage.tsx',
  'identity/businesses/edit/CertificateDialog.tsx',
  'identity/businesses/edit/CertificatesForm.tsx',
  'identity/businesses/edit/MediaForm.tsx',
  'identity/people/ProfileFields.tsx',
  'social/connections/ConnectionsPage.tsx',
  'social/favorites/FavoriteLine.tsx',
  'social/favorites/FavoritesPage.tsx',
  'social/groups/EditGroupPage.tsx',
  'social/groups/GroupForm.tsx',
  'social/groups/GroupPage.tsx',
  'social/groups/GroupsPage.tsx',
  'social/groups/Join.tsx',
  'social/groups/Members.tsx',
  'social/groups/Requests.tsx',
  'trade/inquiries/InquiriesPage.tsx',
  'trade/inquiries/kept/KeptInquiriesPage.tsx',
  'trust/sanctions/DecisionsPage.tsx',
]

const files = '**/*.{ts,tsx}'
const areas = {
  private: privateParts.map((part) => (/\.tsx?$/.test(part) ? part : `${part}/${files}`)),
  console: [`operations/console/${files}`],
  developer: [`integration/${files}`],
  transparency: [`trust/transparency/${files}`],
  account: ['identity/account/*.{ts,tsx}'],
  security: [`identity/account/sections/${files}`],
  claims: [`trust/ownership-claims/own/${files}`],
  memberships: ['own', 'correction'].map((folder) => `billing/memberships/${folder}/${files}`),
  catalogues: [`catalog/catalogues/${files}`],
  territories: [`trade/territories/${files}`],
  publishing: [
    ...['home', 'category-pages', 'texts', 'portals', 'attribution'].map((folder) => `publishing/${folder}/${files}`),
    `operations/need-help/${files}`,
  ],
}
const inRoot = (paths: string[]) => paths.map((path) => `<rootDir>/${path}`)
const never = ['**/dist/**', '**/*.test.*']

export default defineConfig({
  rootDir: join(import.meta.dirname, '..'),
  sourceLocale: 'en',
  locales: [...locales],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>'],
      exclude: [...never, ...inRoot(Object.values(areas).flat())],
    },
    ...Object.entries(areas).map(([area, paths]) => ({
      path: `<rootDir>/locales/${area}/{locale}`,
      include: inRoot(paths),
      exclude: area === 'private' ? never : [...never, ...inRoot(areas.private)],
    })),
  ],
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: false }),
  orderBy: 'origin',
  // User text may look like a placeholder.
  runtimeConfigModule: { Trans: ['#web/foundation/Trans.tsx', 'Trans'] },
})

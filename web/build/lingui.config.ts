// Lingui configuration.
import { join } from 'node:path'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { developerFolders } from '#web/foundation/word-areas.ts'

/** Folders and files loaded only by private pages: their words come with the first one. */
export const privateParts = [
  'identity/account/sections',
  'catalog/catalogues/DownloadCatalogue.tsx',
  'identity/members',
  'identity/people/interests',
  'identity/businesses/next-steps',
  'discovery/newsfeed',
  'social/posts/composer',
  'trade/inquiries/chat',
  'trade/inquiries/settings',
  'trade/inquiries/team',
  'trade/inquiries/threads',
  'trade/rfqs',
  'trade/units',
  'discovery/settings',
  'billing/support',
  'trust/corrections',
  'catalog/products/CataloguePage.tsx',
  'catalog/products/edit/Attachments.tsx',
  'catalog/products/edit/Price.tsx',
  'catalog/products/edit/ProductForm.tsx',
  'catalog/products/edit/Specs.tsx',
  'discovery/notifications/kinds.ts',
  'discovery/notifications/NotificationsPage.tsx',
  'identity/businesses/ClosedBusiness.tsx',
  'identity/businesses/CreateBusinessPage.tsx',
  'identity/businesses/MyBusinessPage.tsx',
  'identity/businesses/OpenClaims.tsx',
  'identity/businesses/OwnBusinessCard.tsx',
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

const inConsole = ['<rootDir>/operations/console/**/*.{ts,tsx}']
const inDeveloper = developerFolders.map((folder) => `<rootDir>/${folder}/**/*.{ts,tsx}`)
const inTransparency = ['<rootDir>/trust/transparency/**/*.{ts,tsx}']
const inPrivate = privateParts.map((part) =>
  /\.tsx?$/.test(part) ? `<rootDir>/${part}` : `<rootDir>/${part}/**/*.{ts,tsx}`,
)
const inPublishing = ['home', 'category-pages', 'texts', 'portals', 'attribution']
  .map((folder) => `<rootDir>/publishing/${folder}/**/*.{ts,tsx}`)
  .concat('<rootDir>/operations/need-help/**/*.{ts,tsx}')
const inAccount = ['<rootDir>/identity/account/*.{ts,tsx}']
const inClaims = ['<rootDir>/trust/ownership-claims/own/**/*.{ts,tsx}']
const inMemberships = ['<rootDir>/billing/memberships/own/**/*.{ts,tsx}']
const inCatalogues = ['<rootDir>/catalog/catalogues/**/*.{ts,tsx}']
const never = ['**/dist/**', '**/*.test.*']

export default defineConfig({
  rootDir: join(import.meta.dirname, '..'),
  sourceLocale: 'en',
  locales: ['en', 'es', 'it', 'zh'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>'],
      exclude: [
        ...never,
        ...inPrivate,
        ...inDeveloper,
        ...inConsole,
        ...inTransparency,
        ...inPublishing,
        ...inAccount,
        ...inClaims,
        ...inMemberships,
        ...inCatalogues,
      ],
    },
    { path: '<rootDir>/locales/private/{locale}', include: inPrivate, exclude: never },
    { path: '<rootDir>/locales/console/{locale}', include: inConsole, exclude: never },
    { path: '<rootDir>/locales/developer/{locale}', include: inDeveloper, exclude: never },
    { path: '<rootDir>/locales/transparency/{locale}', include: inTransparency, exclude: never },
    { path: '<rootDir>/locales/account/{locale}', include: inAccount, exclude: never },
    { path: '<rootDir>/locales/claims/{locale}', include: inClaims, exclude: never },
    { path: '<rootDir>/locales/memberships/{locale}', include: inMemberships, exclude: never },
    {
      path: '<rootDir>/locales/catalogues/{locale}',
      include: inCatalogues,
      exclude: [...never, '<rootDir>/catalog/catalogues/DownloadCatalogue.tsx'],
    },
    { path: '<rootDir>/locales/publishing/{locale}', include: inPublishing, exclude: never },
  ],
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: false }),
  orderBy: 'origin',
  // The project's Trans: user text may look like a placeholder.
  runtimeConfigModule: { Trans: ['#web/foundation/Trans.tsx', 'Trans'] },
})

// The pages that only people with an account need: fetched where somebody is signed in, or when such a page is opened by itself.
// Whoever navigates there without knowing them is sent there by the browser. One line a page; all but the account's are private.
import { alone, bare, page, rail, routes } from './routes.ts'
import type { Route } from './routing.ts'

/** For who is signed in: the server draws the shell, the browser the rest, and a stranger is sent to the login and comes back. */
const isPrivate = { private: true } as const

/** Without a footer (2§2). */
const quiet = { ...bare, footer: false } as const
const editPage = 'businesses/EditBusinessPage'
const editGroup = 'groups/EditGroupPage'
const loadEditGroup = () => import('./groups/EditGroupPage.tsx')
const loadEditPage = () => import('./businesses/EditBusinessPage.tsx')

const moreRoutes: Route[] = [
  page('/auth/login', 'account/LoginPage', alone, () => import('./account/LoginPage.tsx')),
  page('/auth/register', 'account/RegisterPage', alone, () => import('./account/RegisterPage.tsx')),
  page('/auth/forgot-password', 'account/ForgotPasswordPage', alone, () => import('./account/ForgotPasswordPage.tsx')),
  page('/auth/reset-password', 'account/ResetPasswordPage', alone, () => import('./account/ResetPasswordPage.tsx')),
  page('/auth/verify-email', 'account/VerifyEmailPage', alone, () => import('./account/VerifyEmailPage.tsx')),
  page('/setid', 'account/SessionRedirectPage', alone, () => import('./account/SessionRedirectPage.tsx')),
  page('/auth/account', 'account/AccountPage', bare, () => import('./account/AccountPage.tsx'), isPrivate),
  page('/profile', 'people/OwnProfilePage', bare, () => import('./people/OwnProfilePage.tsx'), isPrivate),
  page('/profile/edit', 'people/EditProfilePage', bare, () => import('./people/EditProfilePage.tsx'), isPrivate),
  page('/my-business', 'businesses/MyBusinessPage', bare, () => import('./businesses/MyBusinessPage.tsx'), isPrivate),
  page(
    '/business/create',
    'businesses/CreateBusinessPage',
    bare,
    () => import('./businesses/CreateBusinessPage.tsx'),
    isPrivate,
  ),
  page(
    '/business/:slug/edit/products',
    'products/CataloguePage',
    bare,
    () => import('./products/CataloguePage.tsx'),
    isPrivate,
  ),
  page(
    '/business/:slug/edit/products/import',
    'catalogues/ImportPage',
    bare,
    () => import('./catalogues/ImportPage.tsx'),
    isPrivate,
  ),
  page(
    '/business/:slug/edit/products/:product',
    'products/EditProductPage',
    quiet,
    () => import('./products/EditProductPage.tsx'),
    isPrivate,
  ),
  page('/business/:slug/edit', editPage, quiet, loadEditPage, isPrivate),
  page('/business/:slug/edit/:tab', editPage, quiet, loadEditPage, isPrivate),
  page('/business/:slug/members', 'members/MembersPage', bare, () => import('./members/MembersPage.tsx'), isPrivate),
  page('/settings', 'settings/SettingsPage', bare, () => import('./settings/SettingsPage.tsx'), isPrivate),
  page('/newsfeed', 'newsfeed/NewsfeedPage', bare, () => import('./newsfeed/NewsfeedPage.tsx'), isPrivate),
  page(
    '/notifications',
    'notifications/NotificationsPage',
    bare,
    () => import('./notifications/NotificationsPage.tsx'),
    isPrivate,
  ),
  page(
    '/connections',
    'connections/ConnectionsPage',
    bare,
    () => import('./connections/ConnectionsPage.tsx'),
    isPrivate,
  ),
  page('/groups', 'groups/GroupsPage', bare, () => import('./groups/GroupsPage.tsx'), isPrivate),
  page('/group/create', editGroup, quiet, loadEditGroup, isPrivate),
  page('/group/:slug', 'groups/GroupPage', bare, () => import('./groups/GroupPage.tsx'), isPrivate),
  page('/group/:slug/edit', editGroup, quiet, loadEditGroup, isPrivate),
  page('/favorites', 'favorites/FavoritesPage', bare, () => import('./favorites/FavoritesPage.tsx'), isPrivate),
  // For whoever has the letter, signed in or not.
  page('/unsubscribe', 'notifications/UnsubscribePage', bare, () => import('./notifications/UnsubscribePage.tsx')),
  // Public all the same: what they show is drawn by what the private pages are made of.
  page('/post/:postID', 'posts/PostPage', bare, () => import('./posts/PostPage.tsx')),
  page('/timeline/:id', 'posts/TimelinePage', bare, () => import('./posts/TimelinePage.tsx')),
  page('/business/:slug/followers', 'follows/FollowersPage', rail, () => import('./follows/FollowersPage.tsx')),
]

/** Every page. These come first: `/profile/edit` is a page of its own, not the profile of somebody named so. */
export const allRoutes = [...moreRoutes, ...routes]

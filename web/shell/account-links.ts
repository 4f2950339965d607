// Where a signed-in person goes from the top bar, the account menu and the mobile menu: one line a page that exists.
import { msg } from '@lingui/core/macro'
import type { Paths } from '../paths.ts'
import type { IconDrawing } from '../ui/Icon.tsx'
import {
  bookmarkIcon,
  factoryIcon,
  newsIcon,
  settingsIcon,
  userCircleIcon,
  usersGroupIcon,
  usersIcon,
} from '../ui/icons.ts'

export type AccountLink = { text: ReturnType<typeof msg>; path: (paths: Paths) => string; icon: IconDrawing }
type BarLink = Omit<AccountLink, 'icon'>

/** In the top bar from 768 px up. */
export const barLinks: BarLink[] = [
  { text: msg`Home`, path: (paths) => paths.home() },
  { text: msg`My Business`, path: (paths) => paths.myBusiness() },
  { text: msg`My B2B`, path: (paths) => paths.newsfeed() },
]

/** In the top bar at every width, as icons. */
export const iconLinks: AccountLink[] = []

/** In the menu behind the person's picture, above Logout. */
export const menuLinks: AccountLink[] = [
  { text: msg`My profile`, path: (paths) => paths.profile(), icon: userCircleIcon },
  { text: msg`Favorite Business`, path: (paths) => paths.favorites(), icon: bookmarkIcon },
  { text: msg`Connections`, path: (paths) => paths.connections(), icon: usersIcon },
  { text: msg`Groups`, path: (paths) => paths.groups(), icon: usersGroupIcon },
  { text: msg`Settings`, path: (paths) => paths.settings(), icon: settingsIcon },
]

/** Under ACCOUNT in the mobile menu. */
export const mobileLinks: AccountLink[] = [
  { text: msg`My account`, path: (paths) => paths.profile(), icon: userCircleIcon },
  { text: msg`Favorite Business`, path: (paths) => paths.favorites(), icon: bookmarkIcon },
  { text: msg`My business`, path: (paths) => paths.myBusiness(), icon: factoryIcon },
  { text: msg`My B2B`, path: (paths) => paths.newsfeed(), icon: newsIcon },
  { text: msg`Groups`, path: (paths) => paths.groups(), icon: usersGroupIcon },
]

// Signed-in links of top bar and menus.
import { msg } from '@lingui/core/macro'
import type { Paths } from '#web/foundation/paths.ts'
import {
  IconBookmark,
  IconFileInvoice,
  IconLayoutDashboard,
  IconBuildingFactory2,
  IconEye,
  IconHelpCircle,
  IconMail,
  IconNews,
  IconPackage,
  IconSettings,
  IconUserCircle,
  IconUsersGroup,
  IconUsers,
  type IconName,
} from '#web/ui/icons.ts'

export type AccountLink = { text: ReturnType<typeof msg>; path: (paths: Paths) => string; icon: IconName }
type BarLink = Omit<AccountLink, 'icon'>

export const barLinks: BarLink[] = [
  { text: msg`Home`, path: (paths) => paths.home() },
  { text: msg`My Business`, path: (paths) => paths.myBusiness() },
  { text: msg`My B2B`, path: (paths) => paths.newsfeed() },
]

export const menuLinks: AccountLink[] = [
  { text: msg`My profile`, path: (paths) => paths.profile(), icon: IconUserCircle },
  { text: msg`Favorite Business`, path: (paths) => paths.favorites(), icon: IconBookmark },
  { text: msg`Saved searches`, path: (paths) => paths.saved(), icon: IconEye },
  { text: msg`Requests for quotation`, path: (paths) => paths.rfqs(), icon: IconFileInvoice },
  { text: msg`Samples`, path: (paths) => paths.mySamples(), icon: IconPackage },
  { text: msg`Connections`, path: (paths) => paths.connections(), icon: IconUsers },
  { text: msg`Groups`, path: (paths) => paths.groups(), icon: IconUsersGroup },
  { text: msg`Settings`, path: (paths) => paths.settings(), icon: IconSettings },
  { text: msg`Need help?`, path: (paths) => paths.contactForm(), icon: IconHelpCircle },
]

export const staffLinks: AccountLink[] = [
  { text: msg`Console`, path: (paths) => paths.admin(), icon: IconLayoutDashboard },
]

export const mobileLinks: AccountLink[] = [
  { text: msg`My account`, path: (paths) => paths.profile(), icon: IconUserCircle },
  { text: msg`Messages`, path: (paths) => paths.myMessages(), icon: IconMail },
  { text: msg`Favorite Business`, path: (paths) => paths.favorites(), icon: IconBookmark },
  { text: msg`Saved searches`, path: (paths) => paths.saved(), icon: IconEye },
  { text: msg`Requests for quotation`, path: (paths) => paths.rfqs(), icon: IconFileInvoice },
  { text: msg`Samples`, path: (paths) => paths.mySamples(), icon: IconPackage },
  { text: msg`My business`, path: (paths) => paths.myBusiness(), icon: IconBuildingFactory2 },
  { text: msg`My B2B`, path: (paths) => paths.newsfeed(), icon: IconNews },
  { text: msg`Groups`, path: (paths) => paths.groups(), icon: IconUsersGroup },
]

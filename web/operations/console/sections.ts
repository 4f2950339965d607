// Console sections in navigation order. New ones also need a line in web/app/console-routes.tsx.
import { msg } from '@lingui/core/macro'
import {
  IconBuildingBank,
  IconBuildingFactory2,
  IconCategory,
  IconFileText,
  IconListDetails,
  IconFlag,
  IconCreditCard,
  IconLicense,
  IconGavel,
  IconHeadset,
  IconHistory,
  IconUsers,
  IconUserScan,
  IconLanguage,
  IconLayoutDashboard,
  IconLifebuoy,
  IconLockAccess,
  IconScale,
  IconSearchOff,
  IconServerCog,
  IconSpeakerphone,
  IconMail,
  IconMailForward,
  IconVocabulary,
  IconMailPause,
  IconMessageQuestion,
  IconWorld,
  IconRosetteDiscountCheck,
  IconPencilQuestion,
  IconTrashX,
  type IconName,
} from '#web/ui/icons.ts'
import type { StaffRole } from '#contract/identity/access.ts'

/**
 * `key`: address below /admin and key of its queue; empty for the overview. `letter`: key after G. `roles`: visibility
 * only; the server checks.
 */
export type Section = {
  key: string
  text: ReturnType<typeof msg>
  icon: IconName
  letter: string
  roles: readonly StaffRole[]
  part: 'overview' | 'work' | 'site'
}

const everybody: readonly StaffRole[] = ['administrator', 'moderator', 'verifier', 'support']
const moderators: readonly StaffRole[] = ['administrator', 'moderator']

export const sections: readonly Section[] = [
  { key: '', text: msg`Overview`, icon: IconLayoutDashboard, letter: 'o', roles: everybody, part: 'overview' },
  { key: 'people', text: msg`People`, icon: IconUsers, letter: 'u', roles: everybody, part: 'work' },
  {
    key: 'people/duplicates',
    text: msg`Likely duplicates`,
    icon: IconUserScan,
    letter: 'l',
    roles: moderators,
    part: 'work',
  },
  { key: 'businesses', text: msg`Businesses`, icon: IconBuildingFactory2, letter: 'b', roles: everybody, part: 'work' },
  { key: 'reports', text: msg`Reports`, icon: IconFlag, letter: 'r', roles: moderators, part: 'work' },
  {
    key: 'reviews',
    text: msg`Reviews`,
    icon: IconMessageQuestion,
    letter: '5',
    roles: ['moderator', 'verifier', 'administrator'],
    part: 'work',
  },
  {
    key: 'corrections',
    text: msg`Corrections`,
    icon: IconPencilQuestion,
    letter: 'k',
    roles: moderators,
    part: 'work',
  },
  { key: 'removals', text: msg`Removals`, icon: IconTrashX, letter: 'z', roles: moderators, part: 'work' },
  { key: 'held', text: msg`Held inquiries`, icon: IconMailPause, letter: 'i', roles: moderators, part: 'work' },
  { key: 'sanctions', text: msg`Decisions`, icon: IconGavel, letter: 'd', roles: moderators, part: 'work' },
  {
    key: 'verification',
    text: msg`Verification`,
    icon: IconRosetteDiscountCheck,
    letter: 'v',
    roles: ['verifier', 'administrator'],
    part: 'work',
  },
  {
    key: 'claims',
    text: msg`Claims of companies`,
    icon: IconBuildingBank,
    letter: 'k',
    roles: ['verifier', 'administrator'],
    part: 'work',
  },
  {
    key: 'agreements',
    text: msg`Agreements in question`,
    icon: IconScale,
    letter: '7',
    roles: ['verifier', 'administrator'],
    part: 'work',
  },
  {
    key: 'support',
    text: msg`Support hours`,
    icon: IconLifebuoy,
    letter: 's',
    roles: ['support', 'administrator'],
    part: 'work',
  },
  {
    key: 'help',
    text: msg`Requests for help`,
    icon: IconHeadset,
    letter: 'h',
    roles: ['support', 'administrator'],
    part: 'work',
  },
  {
    key: 'payments',
    text: msg`Payments`,
    icon: IconCreditCard,
    letter: 'y',
    roles: ['administrator'],
    part: 'work',
  },
  { key: 'plans', text: msg`Plans`, icon: IconLicense, letter: 'm', roles: ['administrator'], part: 'site' },
  {
    key: 'announcements',
    text: msg`Announcements`,
    icon: IconSpeakerphone,
    letter: 'n',
    roles: ['administrator'],
    part: 'site',
  },
  {
    key: 'categories',
    text: msg`Categories`,
    icon: IconCategory,
    letter: 'c',
    roles: ['administrator'],
    part: 'site',
  },
  {
    key: 'lists',
    text: msg`Reference lists`,
    icon: IconListDetails,
    letter: 'f',
    roles: ['administrator'],
    part: 'site',
  },
  {
    key: 'synonyms',
    text: msg`Synonyms of search`,
    icon: IconVocabulary,
    letter: 'w',
    roles: ['administrator'],
    part: 'site',
  },
  {
    key: 'searches',
    text: msg`Searches without results`,
    icon: IconSearchOff,
    letter: 'q',
    roles: ['administrator'],
    part: 'site',
  },
  {
    key: 'translations',
    text: msg`Translations`,
    icon: IconLanguage,
    letter: '6',
    roles: ['administrator'],
    part: 'site',
  },
  { key: 'texts', text: msg`Texts`, icon: IconFileText, letter: 't', roles: ['administrator'], part: 'site' },
  {
    key: 'company-invitations',
    text: msg`Invitations`,
    icon: IconMailForward,
    letter: 'g',
    roles: ['administrator'],
    part: 'site',
  },
  { key: 'portals', text: msg`Portals`, icon: IconWorld, letter: 'x', roles: ['administrator'], part: 'site' },
  { key: 'emails', text: msg`Emails`, icon: IconMail, letter: 'e', roles: ['administrator'], part: 'site' },
  {
    key: 'system',
    text: msg({ message: 'System', context: 'the software' }),
    icon: IconServerCog,
    letter: 'j',
    roles: ['administrator'],
    part: 'site',
  },
  { key: 'audit', text: msg`Audit log`, icon: IconHistory, letter: 'a', roles: moderators, part: 'site' },
  { key: 'permissions', text: msg`Permissions`, icon: IconLockAccess, letter: 'p', roles: everybody, part: 'site' },
]

export function sectionsFor(roles: readonly StaffRole[]): Section[] {
  return sections.filter((section) => section.roles.some((role) => roles.includes(role)))
}

export function isInside(pathname: string, section: string): boolean {
  return pathname === section || (pathname.startsWith(`${section}/`) && !section.endsWith('/admin'))
}

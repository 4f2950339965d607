// Announcement names.
import { useLingui } from '@lingui/react/macro'
import { IconCircleCheck, IconCircleDashed, IconClockHour4 } from '#web/ui/icons.ts'
import type { AnnouncementKind, AnnouncementState } from '#contract/publishing/announcements/rules.ts'
import { portals } from '#contract/foundation/portals.ts'
import { useSite } from '#web/foundation/page.ts'
import { StateMark } from '../StateMark.tsx'

export function useAnnouncementStates(): Record<AnnouncementState, string> {
  const { t } = useLingui()
  return {
    scheduled: t({ message: 'Scheduled', comment: 'state of an announcement' }),
    current: t({ message: 'Shown', comment: 'state of an announcement' }),
    ended: t({ message: 'Ended', comment: 'state of an announcement' }),
  }
}

const marks = {
  scheduled: { look: 'run', icon: IconClockHour4 },
  current: { look: 'ok', icon: IconCircleCheck },
  ended: { look: 'plain', icon: IconCircleDashed },
} as const

export function AnnouncementMark({ state }: { state: AnnouncementState }) {
  const names = useAnnouncementStates()
  return <StateMark {...marks[state]}>{names[state]}</StateMark>
}

export function useAnnouncementKinds(): Record<AnnouncementKind, string> {
  const { t } = useLingui()
  return {
    info: t({ message: 'Information', comment: 'kind of an announcement' }),
    warning: t({ message: 'Warning', comment: 'kind of an announcement' }),
  }
}

export function usePortals(): { value: string; text: string }[] {
  const { locale } = useSite()
  return portals.map(({ key, label }) => ({ value: key, text: label[locale] }))
}

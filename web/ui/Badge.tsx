// Status badges. A tier never looks like a check: paid is not verified.
import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { Icon } from './Icon.tsx'
import {
  IconAward,
  IconCircleDashed,
  IconCrown,
  IconDiamond,
  IconRosetteDiscountCheck,
  type IconName,
} from './icons.ts'
import { Text } from '#web/ui/Text.tsx'

export type BadgeLook = 'ok' | 'warn' | 'bad' | 'info' | 'plain'

export function Badge({ look = 'plain', icon, children }: { look?: BadgeLook; icon?: IconName; children: ReactNode }) {
  return (
    <span className={`${styles.badge} ${styles[look]}`}>
      {icon && <Icon icon={icon} size="s" />}
      <Text>{children}</Text>
    </span>
  )
}

const tierIcons = { standard: undefined, gold: IconAward, premium: IconDiamond, platinum: IconCrown }

export function TierBadge({ tier, label }: { tier: keyof typeof tierIcons; label: string }) {
  const icon = tierIcons[tier]
  return (
    <span className={`${styles.badge} ${styles[tier]}`}>
      {icon && <Icon icon={icon} size="s" />}
      <Text>{label}</Text>
    </span>
  )
}

export function Verified({ verified, label, title }: { verified: boolean; label: string; title?: string }) {
  return (
    <span className={`${styles.seal} ${verified ? styles.yes : styles.no}`} title={title}>
      <Icon icon={verified ? IconRosetteDiscountCheck : IconCircleDashed} />
      {label}
    </span>
  )
}

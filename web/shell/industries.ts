// The icons of the fifteen industries, by their key, fixed with their order (1§2).
import * as icons from '../ui/icons.ts'
import type { IconDrawing } from '../ui/Icon.tsx'

export const industryIcons: Record<string, IconDrawing> = {
  '0001': icons.automationIcon,
  '0002': icons.cpuIcon,
  '0003': icons.boltIcon,
  '0004': icons.toolIcon,
  '0005': icons.factoryIcon,
  '0006': icons.gearboxIcon,
  '0007': icons.shirtIcon,
  '0008': icons.babyCarriageIcon,
  '0009': icons.bottleIcon,
  '0010': icons.deviceWatchIcon,
  '0011': icons.appleIcon,
  '0012': icons.sofaIcon,
  '0013': icons.heartRateIcon,
  '0014': icons.buildingIcon,
  '0015': icons.briefcaseIcon,
}

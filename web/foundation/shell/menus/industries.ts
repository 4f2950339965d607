// Industry icons by key.
import {
  IconSettingsAutomation,
  IconCpu,
  IconBolt,
  IconTool,
  IconBuildingFactory2,
  IconManualGearbox,
  IconShirt,
  IconBabyCarriage,
  IconBottle,
  IconDeviceWatch,
  IconApple,
  IconSofa,
  IconHeartRateMonitor,
  IconBuilding,
  IconBriefcase,
} from '@tabler/icons-react'
import type { TablerIcon } from '#web/ui/Icon.tsx'

export const industryIcons: Record<string, TablerIcon> = {
  '0001': IconSettingsAutomation,
  '0002': IconCpu,
  '0003': IconBolt,
  '0004': IconTool,
  '0005': IconBuildingFactory2,
  '0006': IconManualGearbox,
  '0007': IconShirt,
  '0008': IconBabyCarriage,
  '0009': IconBottle,
  '0010': IconDeviceWatch,
  '0011': IconApple,
  '0012': IconSofa,
  '0013': IconHeartRateMonitor,
  '0014': IconBuilding,
  '0015': IconBriefcase,
}

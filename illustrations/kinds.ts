// Registry of drawable kinds. A new kind is a function under kinds/ and a line in rules.ts.
import type { Chance } from './chance.ts'
import type { Pen } from './pen.ts'
import * as accessories from './kinds/accessories.ts'
import * as air from './kinds/air.ts'
import * as bearings from './kinds/bearings.ts'
import * as building from './kinds/building.ts'
import * as care from './kinds/care.ts'
import * as cloth from './kinds/cloth.ts'
import * as computing from './kinds/computing.ts'
import * as control from './kinds/control.ts'
import * as earth from './kinds/earth.ts'
import * as electronics from './kinds/electronics.ts'
import * as food from './kinds/food.ts'
import * as furniture from './kinds/furniture.ts'
import * as gearing from './kinds/gearing.ts'
import * as grid from './kinds/grid.ts'
import * as growing from './kinds/growing.ts'
import * as handling from './kinds/handling.ts'
import * as hardware from './kinds/hardware.ts'
import * as health from './kinds/health.ts'
import * as heating from './kinds/heating.ts'
import * as household from './kinds/household.ts'
import * as instruments from './kinds/instruments.ts'
import * as lighting from './kinds/lighting.ts'
import * as linear from './kinds/linear.ts'
import * as machines from './kinds/machines.ts'
import * as motors from './kinds/motors.ts'
import * as nursery from './kinds/nursery.ts'
import * as offices from './kinds/offices.ts'
import * as packing from './kinds/packing.ts'
import * as pumps from './kinds/pumps.ts'
import * as renewables from './kinds/renewables.ts'
import * as sensing from './kinds/sensing.ts'
import * as tools from './kinds/tools.ts'
import * as trade from './kinds/trade.ts'
import * as valves from './kinds/valves.ts'
import * as vehicles from './kinds/vehicles.ts'
import * as vessels from './kinds/vessels.ts'
import * as wiring from './kinds/wiring.ts'
import * as works from './kinds/works.ts'

export const KINDS = {
  ...accessories,
  ...air,
  ...bearings,
  ...building,
  ...care,
  ...cloth,
  ...computing,
  ...control,
  ...earth,
  ...electronics,
  ...food,
  ...furniture,
  ...gearing,
  ...grid,
  ...growing,
  ...handling,
  ...hardware,
  ...health,
  ...heating,
  ...household,
  ...instruments,
  ...lighting,
  ...linear,
  ...machines,
  ...motors,
  ...nursery,
  ...offices,
  ...packing,
  ...pumps,
  ...renewables,
  ...sensing,
  ...tools,
  ...trade,
  ...valves,
  ...vehicles,
  ...vessels,
  ...wiring,
  ...works,
} satisfies Record<string, (g: Pen, r: Chance) => void>

export type Kind = keyof typeof KINDS

export function isKind(name: string): name is Kind {
  return Object.hasOwn(KINDS, name)
}

// Kinds, drawn in 400 × 300 with the ground at y = 246. New kinds need a function under kinds/ and a line in rules.ts.
import type { Chance } from './chance.ts'
import type { Pen } from './pen.ts'
import * as accessories from './kinds/goods/accessories.ts'
import * as air from './kinds/machinery/air.ts'
import * as bearings from './kinds/machinery/bearings.ts'
import * as building from './kinds/goods/building.ts'
import * as care from './kinds/goods/care.ts'
import * as cloth from './kinds/goods/cloth.ts'
import * as computing from './kinds/machinery/computing.ts'
import * as control from './kinds/machinery/control.ts'
import * as earth from './kinds/goods/earth.ts'
import * as electronics from './kinds/machinery/electronics.ts'
import * as food from './kinds/goods/food.ts'
import * as furniture from './kinds/goods/furniture.ts'
import * as gearing from './kinds/machinery/gearing.ts'
import * as grid from './kinds/machinery/grid.ts'
import * as growing from './kinds/goods/growing.ts'
import * as handling from './kinds/machinery/handling.ts'
import * as hardware from './kinds/goods/hardware.ts'
import * as health from './kinds/goods/health.ts'
import * as heating from './kinds/machinery/heating.ts'
import * as household from './kinds/goods/household.ts'
import * as instruments from './kinds/machinery/instruments.ts'
import * as lighting from './kinds/goods/lighting.ts'
import * as linear from './kinds/machinery/linear.ts'
import * as machines from './kinds/machinery/machines.ts'
import * as motors from './kinds/machinery/motors.ts'
import * as nursery from './kinds/goods/nursery.ts'
import * as offices from './kinds/goods/offices.ts'
import * as packing from './kinds/goods/packing.ts'
import * as pumps from './kinds/machinery/pumps.ts'
import * as renewables from './kinds/machinery/renewables.ts'
import * as sensing from './kinds/machinery/sensing.ts'
import * as tools from './kinds/machinery/tools.ts'
import * as trade from './kinds/goods/trade.ts'
import * as valves from './kinds/machinery/valves.ts'
import * as vehicles from './kinds/goods/vehicles.ts'
import * as vessels from './kinds/machinery/vessels.ts'
import * as wiring from './kinds/machinery/wiring.ts'
import * as works from './kinds/machinery/works.ts'

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

/** Each line: a kind and its word prefixes, separated by |. */
export type Words = readonly (readonly [Kind, string])[]

export function isKind(name: string): name is Kind {
  return Object.hasOwn(KINDS, name)
}

// Lines and countries on the screen.
import type { TerritoryLine } from '#contract/trade/territories/territories.ts'

export type GridCountry = { code: string; countryName: string; emoji: string }
export type GridLine = Pick<TerritoryLine, 'lineID' | 'name' | 'products'>

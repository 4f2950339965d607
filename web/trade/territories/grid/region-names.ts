// Names of regions and presets.
import { msg } from '@lingui/core/macro'
import type { RegionKey } from '#contract/trade/territories/regions.ts'
import type { Region } from './regions.ts'

type Name = ReturnType<typeof msg>

export const presetNames: Record<RegionKey, Name> = {
  latinAmerica: msg`Latin America`,
  andes: msg`Andes`,
  mercosur: msg`Mercosur`,
  pacificAlliance: msg`Pacific Alliance`,
  centralAmerica: msg`Central America`,
  northAmerica: msg`North America`,
  europeanUnion: msg`European Union`,
  europe: msg`Europe`,
  dach: msg`Germany, Austria, Switzerland`,
  benelux: msg`Benelux`,
  nordics: msg`Nordic countries`,
  baltics: msg`Baltic countries`,
  centralEurope: msg`Central Europe`,
  balkans: msg`Balkans`,
  middleEast: msg`Middle East`,
  gulf: msg`Gulf states`,
  africa: msg`Africa`,
  maghreb: msg`Maghreb`,
  westAfrica: msg`West Africa`,
  eastAfrica: msg`East Africa`,
  southernAfrica: msg`Southern Africa`,
  southAsia: msg`South Asia`,
  southeastAsia: msg`Southeast Asia`,
  eastAsia: msg`East Asia`,
  centralAsia: msg`Central Asia`,
  oceania: msg`Oceania`,
}

export const regionNames: Record<Region['key'], Name> = {
  ...presetNames,
  caribbean: msg`Caribbean`,
  centralAsia: msg`Caucasus and Central Asia`,
}

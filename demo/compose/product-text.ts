// Open-collection product descriptions, from figures only.
import { capital, choose, listed } from './prose.ts'

type ProductFacts = {
  id: string
  source: string
  brand?: string
  model?: string
  name: string
  description?: string
  category: string[]
  specs: { key: string; value: string }[]
}
type Say = (product: ProductFacts, value: (key: string) => string | undefined) => string

export function describe(product: ProductFacts): string {
  const value = (key: string) => product.specs.find((spec) => spec.key === key)?.value
  const say = SAYINGS[product.source] ?? (({ description = '' }) => description)
  return say(product, value).replace(/\s+/g, ' ').replace(/ \./g, '.').trim()
}

/** Empty unless all needed values exist. */
function given(text: string, ...needed: (string | undefined)[]): string {
  return needed.every(Boolean) ? text : ''
}

const SAYINGS: Record<string, Say> = {
  'cec-modules': ({ id, description = '' }, value) => {
    const [, volts, amps] = /Rated at ([\d.]+) V \/ ([\d.]+) A/.exec(description) ?? []
    const [power, open, drift, cells, technology] = [
      'Rated power (STC)',
      'Open-circuit voltage',
      'Power temp. coefficient',
      'Cells in series',
      'Technology',
    ].map(value)
    return (
      choose(`${id}/text`, [
        `Photovoltaic module of ${power} with ${cells} ${technology} cells. At its point of maximum power it delivers ${amps} A at ${volts} V; open-circuit voltage ${open}, power changes by ${drift}.`,
        `${cells} ${technology} cells, ${power} under standard test conditions. Maximum power at ${volts} V and ${amps} A, open circuit at ${open}; temperature coefficient of power ${drift}.`,
        `Solar module for roofs and ground-mounted plants: ${power}, ${cells} ${technology} cells, ${volts} V and ${amps} A at maximum power. Temperature coefficient ${drift}.`,
      ]) + ' Listed by the California Energy Commission.'
    )
  },
  'cec-inverters': ({ id }, value) => {
    const [power, volts, direct, range] = ['AC power', 'AC voltage', 'Max. DC voltage', 'MPPT range'].map(value)
    return (
      choose(`${id}/text`, [
        `Grid-tied solar inverter with an output of ${power} at ${volts}. It takes up to ${direct} on the module side and tracks maximum power between ${range}.`,
        `Solar inverter of ${power} for grids of ${volts}: module voltage to ${direct}, maximum power point range ${range}.`,
      ]) + ' Listed by the California Energy Commission.'
    )
  },
  'hp-keymark': ({ id }, value) => {
    const [type, refrigerant, mass, output, seasonal, sound, cop] = [
      'Type',
      'Refrigerant',
      'Refrigerant mass',
      'Rated output (35 °C)',
      'SCOP (35 °C)',
      'Sound power outdoor',
      'COP 7/35',
    ].map(value)
    const kind = (type ?? '')
      .replace('Outdoor Air/Water', 'Air-to-water heat pump for outdoors')
      .replace(/^Brine\/Water$/, 'Brine-to-water heat pump')
      .replace(/^(Indoor |Exhaust )?Air\/Water$/, 'Air-to-water heat pump')
    const opening = /heat pump/i.test(kind) ? kind : `Heat pump (${type})`
    return (
      choose(`${id}/text`, [
        `${opening} with ${output} of rated heat output at 35 °C flow and a seasonal coefficient of performance of ${seasonal}. Refrigerant ${refrigerant}, ${mass}.`,
        `${opening}: ${output} at 35 °C flow, SCOP ${seasonal}${given(`, COP ${cop} at 7 °C outside`, cop)}. Charged with ${mass} of ${refrigerant}.`,
      ]) +
      given(` Sound power outdoors ${sound}.`, sound) +
      ' Certified with the Heat Pump KEYMARK.'
    )
  },
  'zigbee-herdsman': ({ name, brand = '', model = '' }, value) => {
    const label = name.replace(`${brand} `, '').replace(`${model} `, '')
    const functions = (value('Functions') ?? '')
      .split(/,\s*/)
      .filter((word) => word && !/^(linkquality|action|battery)$/i.test(word))
      .slice(0, 6)
    return `${label} with Zigbee radio, model ${model}.${given(` It reports or controls ${listed(functions)}.`, functions[0])} Works with any Zigbee coordinator that knows the model.`
  },
  'zwave-config': ({ name, brand = '', model = '' }) => {
    const label = name.replace(`${brand} `, '').replace(`${model} `, '')
    return `${label} with Z-Wave radio, model ${model}. Joins any Z-Wave network and passes messages on for other devices where it has mains supply.`
  },
  'robodk-list': ({ id, brand }, value) => {
    const [axes, reach, payload, weight, repeat] = ['Axes', 'Reach', 'Payload', 'Weight', 'Repeatability'].map(value)
    return choose(`${id}/text`, [
      `Industrial robot by ${brand} with ${axes} axes${given(`, a reach of ${reach}`, reach)} and a payload of ${payload}.${given(` It repeats a position within ± ${repeat} and weighs ${weight}.`, repeat, weight)}`,
      `${axes}-axis robot for a payload of ${payload}${given(` and a reach of ${reach}`, reach)}.${given(` Repeatability ± ${repeat}.`, repeat)}${given(` Weight ${weight}.`, weight)}`,
    ])
  },
  'oedb-wind': ({ brand }, value) => {
    const [power, rotor, hubs, wind] = ['Nominal power', 'Rotor diameter', 'Hub heights', 'IEC wind class'].map(value)
    return `Wind turbine by ${brand} with a nominal power of ${power} and a rotor of ${rotor}.${given(` Hub heights: ${hubs}.`, hubs)}${given(` Designed for wind class ${wind}.`, wind)}`
  },
  'open-fixture-library': stage,
  'qlcplus-fixtures': stage,
  'bd-warehouse': ({ description = '' }) =>
    `${description.replace(/\* (?=\d)/g, '')} In stock, with certificate on request.`,
  'fda-device-types': ({ description = '' }) => `${capital(description.replace(/[.\s]+$/, ''))}.`,
}

function stage({ brand, category }: ProductFacts, value: (key: string) => string | undefined): string {
  const kind = (value('Type') ?? category.at(-1) ?? 'Light').toLowerCase()
  const [source, power, weight, flux] = ['Light source', 'Power', 'Weight', 'Luminous flux'].map(value)
  const facts = [
    given(`light source ${source}`, source),
    given(`${flux}`, flux),
    given(`${power} connected load`, power),
    given(`weight ${weight}`, weight),
  ].filter(Boolean)
  return `Stage light by ${brand} (${kind}), controlled by DMX${facts.length ? `: ${facts.join(', ')}` : ''}. For theatres, studios and events.`
}

// Popular machine parts of European firms.
import type { Series } from '../firm.ts'

const bearings = 'power-transmission.bearings.deep-groove-ball-bearings'
const ballValves = 'industrial-technology.industrial-valves.ball-valves'
const hydraulicPumps = 'power-transmission.hydraulics.hydraulic-pumps'
const screws = 'industrial-technology.fasteners-hardware.bolts-screws'
const tubes = 'industrial-technology.pipes-fittings.steel-pipes-tubes'

const bearing6204 = {
  'Bore diameter': '20 mm',
  'Outside diameter': '47 mm',
  Width: '14 mm',
  Standard: 'DIN 625, ISO 15',
}

/** Keyed by firm id. */
export const machinery: Record<string, Series[]> = {
  'hafen-lager-und-waelz': [
    {
      shelf: bearings,
      name: 'Deep groove ball bearing 6204-{seal}',
      code: '6204-{seal}',
      text: 'Single row deep groove ball bearing, 20 × 47 × 14 mm, {what}. From stock in Bremen, also in sets for electric motors.',
      specs: { ...bearing6204, Seals: '{what}', 'Dynamic load rating': '13.5 kN', Clearance: 'C3' },
      keywords: ['ball bearing', '6204', 'electric motor bearing'],
      stock: true,
      moq: '10 pieces',
      price: ['EUR', 'piece'],
      table: `
        seal | what                          | price
        2RS  | rubber seals on both sides    | 3.9
        2Z   | steel shields on both sides   | 3.4`,
    },
    {
      shelf: screws,
      name: 'Hexagon head screw M8x40 DIN 933, stainless A2',
      code: 'DIN933-M8X40-A2',
      text: 'Hexagon head screw with thread to the head, M8 × 40 mm, stainless steel A2-70. In boxes of 100.',
      specs: {
        Thread: 'M8',
        Length: '40 mm',
        Standard: 'DIN 933, ISO 4017',
        Material: 'Stainless steel A2-70 (1.4301)',
      },
      keywords: ['M8 screw', 'hex bolt', 'DIN 933'],
      stock: true,
      moq: '1 box of 100',
      price: ['EUR', 'box'],
      table: `
        price
        18.5`,
    },
  ],
  'nordhavn-drives': [
    {
      shelf: bearings,
      name: 'Ball bearing 6204-2Z C3 for NM motors, size 80',
      code: 'NM80-6204',
      text: 'Spare bearing 6204 for drive end and fan end of our motors of size 80, 20 × 47 × 14 mm, greased for life, with the press-fit sleeve.',
      specs: { ...bearing6204, Seals: 'Steel shields', Clearance: 'C3' },
      keywords: ['ball bearing', '6204', 'motor bearing', 'spare part'],
      stock: true,
      moq: '2 pieces',
      price: ['EUR', 'piece'],
      table: `
        price
        7.2`,
    },
  ],
  'ferrantis-pompe': [
    {
      shelf: ballValves,
      name: 'VS ball valve DN{dn}, stainless steel',
      code: 'VS-{dn}',
      text: 'Two-piece ball valve with full bore, body of stainless steel 1.4408, PTFE seats, ISO 5211 top for an actuator. PN 40.',
      specs: {
        'Nominal size': 'DN{dn}',
        Thread: 'G {thread}"',
        'Pressure rating': 'PN 40',
        Body: 'Stainless steel 1.4408 (CF8M)',
        Seats: 'PTFE',
        Temperature: '−20 to +180 °C',
      },
      keywords: ['ball valve', 'stainless ball valve', 'full bore'],
      leadTime: 10,
      stock: true,
      moq: '1 piece',
      price: ['EUR', 'piece'],
      table: `
        dn | thread | price
        15 | 1/2    | 24
        25 | 1      | 39
        50 | 2      | 98`,
    },
    {
      shelf: hydraulicPumps,
      name: 'FH hydraulic axial piston pump, {cc} cm³',
      code: 'FH-{cc}',
      text: 'Axial piston pump of variable displacement for open circuits in presses, injection moulding machines and marine hydraulics. {cc} cm³, 280 bar, with pressure and flow control.',
      specs: {
        Displacement: '{cc} cm³/rev',
        'Nominal pressure': '280 bar',
        'Peak pressure': '350 bar',
        'Maximum speed': '{rpm} rpm',
        Fluid: 'Mineral oil HLP, ISO VG 32–68',
      },
      keywords: ['hydraulic pump', 'piston pump', 'variable displacement'],
      leadTime: 35,
      moq: '1 piece',
      price: ['EUR', 'piece'],
      table: `
        cc | rpm  | price
        28 | 3000 | 980
        45 | 2700 | 1240
        71 | 2400 | 1690`,
    },
  ],
  'kestrel-and-vane': [
    {
      shelf: ballValves,
      name: 'Hygienic ball valve {size} in, tri-clamp',
      code: 'KHB-{code}',
      text: 'Three-piece sanitary ball valve with cavity-filled PTFE seats, 316L, polished inside to 0.5 µm. For breweries, dairies and pharmaceutical water.',
      specs: {
        Size: '{size} in',
        Material: 'Stainless steel 316L (1.4404)',
        Connection: 'Tri-clamp, ASME BPE',
        Surface: 'Ra 0.5 µm',
        'Pressure rating': '16 bar',
      },
      keywords: ['ball valve', 'sanitary valve', 'tri-clamp'],
      leadTime: 15,
      moq: '1 piece',
      price: ['GBP', 'piece'],
      table: `
        size | code | price
        1    | 100  | 86
        2    | 200  | 164`,
    },
    {
      shelf: tubes,
      name: 'Stainless steel tube {od} × {wall} mm, 316L, hygienic',
      code: 'KT-{od}',
      text: 'Welded and bright-annealed stainless tube to DIN 11850 for food and drink lines, inner weld levelled, in lengths of six metres.',
      specs: {
        'Outside diameter': '{od} mm',
        'Wall thickness': '{wall} mm',
        Material: 'Stainless steel 316L (1.4404)',
        Standard: 'DIN 11850, EN 10357',
        Length: '6 m',
      },
      keywords: ['stainless tube', 'stainless steel tube', 'hygienic tube'],
      stock: true,
      moq: '6 m',
      price: ['GBP', 'metre'],
      table: `
        od | wall | price
        29 | 1.5  | 9.8
        53 | 1.5  | 17.4`,
    },
  ],
  'rheintal-pumpentechnik': [
    {
      shelf: hydraulicPumps,
      name: 'RV hydraulic vane pump, {flow} l/min',
      code: 'RV-{flow}',
      text: 'Quiet vane pump for machine tool hydraulics and clamping, {flow} l/min at 1,450 rpm and 160 bar, noise level {db} dB(A).',
      specs: {
        'Flow rate': '{flow} l/min',
        'Maximum pressure': '160 bar',
        Speed: '1,450 rpm',
        Noise: '{db} dB(A)',
      },
      keywords: ['hydraulic pump', 'vane pump', 'machine tool'],
      leadTime: 20,
      moq: '1 piece',
      price: ['EUR', 'piece'],
      table: `
        flow | db | price
        20   | 61 | 412
        60   | 66 | 688`,
    },
  ],
  'ostrava-precision-castings': [
    {
      shelf: screws,
      name: 'Socket head cap screw M8 × {mm}, stainless A4',
      code: 'OPC-M8-{mm}',
      text: 'Socket head cap screw M8 × {mm} mm, cold-forged and rolled in our finishing shop, stainless steel A4-80 with certificate 3.1.',
      specs: {
        Thread: 'M8',
        Length: '{mm} mm',
        Standard: 'DIN 912, ISO 4762',
        Material: 'Stainless steel A4-80 (1.4401)',
      },
      keywords: ['M8 screw', 'allen screw', 'DIN 912'],
      leadTime: 12,
      moq: '200 pieces',
      price: ['EUR', 'piece'],
      table: `
        mm | price
        25 | 0.42
        40 | 0.51`,
    },
    {
      shelf: tubes,
      name: 'Stainless steel tube {od} × {wall} mm, 304, centrifugally cast',
      code: 'OPC-T{od}',
      text: 'Centrifugally cast and machined stainless tube for rollers, bushes and furnace parts, {od} × {wall} mm, 1.4301.',
      specs: { 'Outside diameter': '{od} mm', 'Wall thickness': '{wall} mm', Material: 'Stainless steel 304 (1.4301)' },
      keywords: ['stainless tube', 'stainless steel tube', 'cast tube'],
      leadTime: 30,
      moq: '1 metre',
      price: ['EUR', 'metre'],
      table: `
        od  | wall | price
        120 | 15   | 310
        200 | 20   | 560`,
    },
  ],
}

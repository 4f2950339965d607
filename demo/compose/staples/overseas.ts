// Popular products of overseas firms.
import type { Series } from '../firm.ts'

const bearings = 'power-transmission.bearings.deep-groove-ball-bearings'
const ballValves = 'industrial-technology.industrial-valves.ball-valves'
const hydraulicPumps = 'power-transmission.hydraulics.hydraulic-pumps'
const servoDrives = 'automation.drives-motor-control.servo-drives'
const screws = 'industrial-technology.fasteners-hardware.bolts-screws'
const tubes = 'industrial-technology.pipes-fittings.steel-pipes-tubes'
const boxes = 'industrial-technology.packaging-paper.corrugated-boxes'
const solarModules = 'energy.solar-power.photovoltaic-modules'

/** Keyed by firm id. */
export const overseas: Record<string, Series[]> = {
  'zhejiang-hengli-gear': [
    {
      shelf: bearings,
      name: 'Deep groove ball bearing {size}',
      code: 'HL-{size}',
      text: 'Ball bearing for gearboxes, pumps and motors, {bore} × {outer} × {width} mm, chrome steel, noise class Z3V3. Private label and packing to order.',
      specs: {
        'Bore diameter': '{bore} mm',
        'Outside diameter': '{outer} mm',
        Width: '{width} mm',
        Material: 'Chrome steel GCr15',
        Noise: 'Z3V3',
      },
      keywords: ['ball bearing', '{size}', 'OEM'],
      leadTime: 25,
      moq: '500 pieces',
      price: ['USD', 'piece'],
      table: `
        size     | bore | outer | width | price
        6204-2RS | 20   | 47    | 14    | 0.86
        6204-ZZ  | 20   | 47    | 14    | 0.79
        6205-2RS | 25   | 52    | 15    | 0.98`,
    },
    {
      shelf: hydraulicPumps,
      name: 'Hydraulic gear pump HGP-{cc}, {cc} cm³',
      code: 'HGP-{cc}',
      text: 'External gear pump for hydraulic power units, forklifts and presses. Displacement {cc} cm³ a revolution, continuous pressure {bar} bar, SAE A flange.',
      specs: {
        Displacement: '{cc} cm³/rev',
        'Continuous pressure': '{bar} bar',
        Speed: '500–3,000 rpm',
        Flange: 'SAE A, two bolts',
        Body: 'Aluminium alloy',
      },
      keywords: ['hydraulic pump', 'gear pump', 'hydraulic power unit'],
      leadTime: 30,
      moq: '20 pieces',
      price: ['USD', 'piece'],
      table: `
        cc | bar | price
        8  | 230 | 41
        16 | 210 | 52
        32 | 180 | 74`,
    },
  ],
  'gulf-pipeline-supply': [
    {
      shelf: ballValves,
      name: 'Flanged ball valve 2 in, class 150, CF8M',
      code: 'BV-2-150-SS',
      text: 'Floating ball valve with flanges to ASME B16.5, fire-safe to API 607, body of CF8M stainless steel. From stock in Sharjah, with mill certificates.',
      specs: {
        'Nominal pipe size': '2 in',
        Class: '150',
        Body: 'ASTM A351 CF8M',
        'Fire test': 'API 607',
        Ends: 'Flanged RF, ASME B16.5',
      },
      keywords: ['ball valve', 'flanged ball valve', 'API 607'],
      stock: true,
      moq: '1 piece',
      price: ['USD', 'piece'],
      table: `
        price
        148`,
    },
    {
      shelf: tubes,
      name: 'Stainless steel tube 1/2 in × 0.049 in, TP316L, seamless',
      code: 'TUBE-050-316L',
      text: 'Seamless instrumentation tube of TP316L to ASTM A269, annealed, hardness below 80 HRB for compression fittings. Lengths of 20 ft.',
      specs: {
        'Outside diameter': '1/2 in (12.7 mm)',
        'Wall thickness': '0.049 in (1.24 mm)',
        Material: 'TP316L, ASTM A269',
        Length: '20 ft',
      },
      keywords: ['stainless tube', 'instrumentation tube', 'seamless tube'],
      stock: true,
      moq: '20 ft',
      price: ['USD', 'metre'],
      table: `
        price
        6.4`,
    },
  ],
  'formosa-bay-electronics': [
    {
      shelf: servoDrives,
      name: 'FB-S{w} servo drive, {w} W, EtherCAT',
      code: 'FB-S{w}',
      text: 'Compact servo drive for motors of {w} W with 23-bit encoders, 1 × 220 V, auto-tuning and EtherCAT CoE. Board and firmware are ours, so that a variant takes six weeks.',
      specs: {
        'Rated power': '{w} W',
        'Rated current': '{a} A',
        Supply: '1 × 200–240 V AC',
        Fieldbus: 'EtherCAT',
        'Safety function': 'STO',
      },
      keywords: ['servo drive', 'servo amplifier', 'EtherCAT'],
      leadTime: 28,
      moq: '5 pieces',
      price: ['USD', 'piece'],
      table: `
        w   | a   | price
        400 | 2.8 | 132
        750 | 4.5 | 158`,
    },
    {
      shelf: solarModules,
      name: 'FB-PV{w} solar module, {w} W, for telecom cabinets',
      code: 'FB-PV{w}',
      text: 'Small monocrystalline solar module with junction box and cable for sensors, gateways and telecom cabinets, {w} W, 18 V.',
      specs: { 'Rated power': '{w} W', Voltage: '18 V', Cells: 'Monocrystalline PERC', Protection: 'IP67' },
      keywords: ['solar module', 'solar panel', 'off-grid'],
      leadTime: 21,
      moq: '10 pieces',
      price: ['USD', 'piece'],
      table: `
        w   | price
        50  | 31
        100 | 49`,
    },
  ],
  'lumen-grid-power': [
    {
      shelf: servoDrives,
      name: 'LG-SV{kw} servo drive, {kw} kW, regenerative',
      code: 'LG-SV{code}',
      text: 'Servo drive that feeds braking energy back to a common direct current bus, {kw} kW at 400 V. For presses, winders and test stands.',
      specs: {
        'Rated power': '{kw} kW',
        Supply: '3 × 380–480 V',
        Fieldbus: 'EtherCAT, PROFINET',
        Braking: 'Regenerative',
      },
      keywords: ['servo drive', 'regenerative drive'],
      leadTime: 42,
      moq: '1 piece',
      price: ['USD', 'piece'],
      table: `
        kw  | code | price
        7.5 | 075  | 1150
        15  | 150  | 1720`,
    },
    {
      shelf: solarModules,
      name: 'Lumen S{w} solar module, {w} W, TOPCon',
      code: 'LS-{w}',
      text: 'Bifacial n-type solar module of 144 half cells, {w} W, {eff} % efficiency, glass on both sides. 30 years of linear power warranty.',
      specs: {
        'Rated power': '{w} W',
        Efficiency: '{eff} %',
        Cells: '144 half cells, n-type TOPCon, monocrystalline',
        Size: '2,278 × 1,134 × 30 mm',
        Weight: '32 kg',
      },
      keywords: ['solar module', 'solar panel', 'photovoltaic module', 'bifacial'],
      leadTime: 30,
      moq: '1 pallet of 36',
      price: ['USD', 'piece'],
      table: `
        w   | eff  | price
        550 | 21.3 | 88
        580 | 22.5 | 96`,
    },
  ],
  'delta-weld-supply': [
    {
      shelf: screws,
      name: 'Hex cap screw M8 × 30, grade 10.9, zinc plated',
      code: 'M8X30-109',
      text: 'Metric hex cap screw M8-1.25 × 30 mm, property class 10.9, zinc plated, for machine frames and fixtures. Boxes of 100.',
      specs: {
        Thread: 'M8-1.25',
        Length: '30 mm',
        'Property class': '10.9',
        Finish: 'Zinc plated',
        Standard: 'ISO 4017',
      },
      keywords: ['M8 screw', 'hex bolt', 'cap screw'],
      stock: true,
      moq: '1 box of 100',
      price: ['USD', 'box'],
      table: `
        price
        21`,
    },
  ],
  'boreal-imports': [
    {
      shelf: screws,
      name: 'Hex lag screw M8 × 80, hot-dip galvanized',
      code: 'LAG-M8-80',
      text: 'Lag screw M8 × 80 mm for decks and timber frames, hot-dip galvanized, DIN 571. Boxes of 50.',
      specs: { Thread: 'M8', Length: '80 mm', Standard: 'DIN 571', Finish: 'Hot-dip galvanized' },
      keywords: ['M8 screw', 'lag screw', 'wood screw'],
      stock: true,
      moq: '1 box of 50',
      price: ['CAD', 'box'],
      table: `
        price
        24`,
    },
    {
      shelf: boxes,
      name: 'Corrugated box 600 × 400 × 400 mm, double wall',
      code: 'BOX-644-DW',
      text: 'Corrugated cardboard box of double wall, 600 × 400 × 400 mm, up to 30 kg, for tiles and samples. Bundles of 20.',
      specs: { Size: '600 × 400 × 400 mm', Board: 'Double wall, BC flute', Load: '30 kg', Recycled: '80 %' },
      keywords: ['corrugated box', 'cardboard box', 'shipping box'],
      stock: true,
      moq: '1 bundle of 20',
      price: ['CAD', 'bundle'],
      table: `
        price
        46`,
    },
    {
      shelf: solarModules,
      name: 'Solar module 410 W, all black, for roofs',
      code: 'PV-410-AB',
      text: 'Monocrystalline solar module of 410 W with black frame and back sheet for homes, CSA listed. On pallets of 31.',
      specs: { 'Rated power': '410 W', Efficiency: '21 %', Cells: '108 half cells, monocrystalline', Frame: 'Black' },
      keywords: ['solar module', 'solar panel', 'roof'],
      stock: true,
      moq: '1 pallet of 31',
      price: ['CAD', 'piece'],
      table: `
        price
        142`,
    },
  ],
}

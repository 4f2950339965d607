// Products of the invented pump maker.
import type { Series } from '../../firm.ts'

export const ferrantisProducts: Series[] = [
  {
    shelf: 'industrial-technology.pumps.centrifugal-pumps',
    name: 'NX {size} end-suction pump, {kw} kW',
    code: 'NX-{size}',
    text: `Single-stage end-suction pump to ISO 2858 for clean and slightly loaded liquids: up to {q} m³/h at heads to {h} m.

Back pull-out design: the rotating unit comes out without moving casing, pipes or motor. Bearings are greased for life and sized for 25,000 hours at the best efficiency point. Hydraulics are tested to ISO 9906 class 2B, and the test sheet ships with the pump. Interchangeable with any ISO 2858 pump of the same size with regard to flanges and foot pattern.`,
    specs: {
      'Flow rate': 'up to {q} m³/h',
      Head: 'up to {h} m',
      'Motor power': '{kw} kW, 2-pole, IE4',
      'Suction / discharge flange': 'DN {dn}, PN 16',
      'Casing material': 'Ductile iron EN-GJS-400-15',
      Impeller: 'Stainless steel 1.4408, closed',
      'Shaft seal': 'Mechanical seal, SiC / SiC, EPDM',
      'Liquid temperature': '−20 to +140 °C',
      Standard: 'ISO 2858, ISO 5199',
      Protection: 'IP 55',
      Weight: '{kg} kg with base plate',
    },
    keywords: ['centrifugal pump', 'end suction', 'ISO 2858', 'water treatment', 'back pull-out', 'chemical transfer'],
    leadTime: 28,
    stock: true,
    moq: '1 piece',
    price: ['EUR', 'piece'],
    table: `
        size    | q   | h   | kw  | dn        | kg  | price
        32-125  | 22  | 24  | 2.2 | 50 / 32   | 61  | 1180
        32-160  | 25  | 36  | 4   | 50 / 32   | 78  | 1340
        40-160  | 45  | 38  | 5.5 | 65 / 40   | 92  | 1490
        40-200  | 48  | 58  | 11  | 65 / 40   | 146 | 1870
        50-160  | 80  | 39  | 7.5 | 65 / 50   | 108 | 1660
        50-200  | 85  | 60  | 15  | 65 / 50   | 168 | 2090
        65-160  | 150 | 38  | 15  | 80 / 65   | 172 | 2140
        65-200  | 160 | 58  | 22  | 80 / 65   | 214 | 2480
        65-250  | 165 | 92  | 37  | 80 / 65   | 348 | 3350
        80-200  | 260 | 57  | 37  | 100 / 80  | 362 | 3520
        80-250  | 270 | 90  | 75  | 100 / 80  | 612 | 5240
        100-200 | 400 | 56  | 55  | 125 / 100 | 520 | 4780
        100-250 | 420 | 88  | 110 | 125 / 100 | 905 | 7650
        125-315 | 560 | 36  | 55  | 150 / 125 | 698 | 6180`,
  },
  {
    shelf: 'industrial-technology.pumps.multistage-high-pressure-pumps',
    name: 'VMS {size} vertical multistage pump',
    code: 'VMS-{size}',
    text: `Vertical multistage pump with {stages} stages for pressure boosting, boiler feed and reverse osmosis. Head to {h} m at {q} m³/h.

Inline flanges on one axis, so the pump fits into an existing pipe. The cartridge seal is changed in ten minutes without lifting the motor. Stages and shaft are of AISI 304; AISI 316L on request, with WRAS-approved elastomers for drinking water.`,
    specs: {
      'Rated flow': '{q} m³/h',
      'Maximum head': '{h} m',
      Stages: '{stages}',
      'Motor power': '{kw} kW, IE4',
      Connection: 'DN {dn}, round flange, PN {pn}',
      'Wetted parts': 'Stainless steel AISI 304',
      'Shaft seal': 'Cartridge seal, SiC / carbon, EPDM',
      'Liquid temperature': '−15 to +120 °C',
      Approval: 'WRAS (drinking water)',
      Weight: '{kg} kg',
    },
    keywords: ['multistage pump', 'booster pump', 'boiler feed', 'reverse osmosis', 'drinking water'],
    leadTime: 21,
    stock: true,
    moq: '1 piece',
    price: ['EUR', 'piece'],
    table: `
        size  | stages | q  | h   | kw  | dn | pn | kg  | price
        5-10  | 10     | 5  | 68  | 2.2 | 32 | 25 | 38  | 890
        5-22  | 22     | 5  | 148 | 4   | 32 | 25 | 55  | 1360
        10-9  | 9      | 10 | 92  | 4   | 40 | 25 | 58  | 1290
        10-17 | 17     | 10 | 171 | 7.5 | 40 | 25 | 84  | 1910
        20-7  | 7      | 20 | 96  | 7.5 | 50 | 25 | 90  | 1840
        20-14 | 14     | 20 | 190 | 15  | 50 | 25 | 148 | 2960
        32-5  | 5      | 32 | 84  | 11  | 65 | 16 | 124 | 2380
        32-8  | 8      | 32 | 134 | 18.5| 65 | 25 | 176 | 3240
        64-4  | 4      | 64 | 92  | 22  | 100 | 16 | 232 | 3980`,
  },
  {
    shelf: 'industrial-technology.pumps.multistage-high-pressure-pumps',
    name: 'API 610 OH2 process pump {size}, {kw} kW',
    code: 'OH2-{size}',
    text: `Heavy-duty overhung process pump to API 610, 12th edition, centreline mounted for hot hydrocarbons and aggressive media up to {t} °C.

Casing, cover and impeller in S-6 or duplex A8, bearing frame with ring-oil lubrication and finned cooling, seal chamber to API 682 prepared for plan 11, 23, 53B or 62. Nozzle loads are twice the API table. Documentation includes material certificates 3.1, hydrotest, performance and NPSH test; witness tests can be booked.`,
    specs: {
      'Flow rate': 'up to {q} m³/h',
      Head: 'up to {h} m',
      'Motor power': '{kw} kW',
      'Design pressure': '{bar} bar',
      'Liquid temperature': 'up to {t} °C',
      'Material class': 'S-6 or A-8 (duplex)',
      Seal: 'API 682, plan 53B',
      Standard: 'API 610 12th edition, OH2',
      'Explosion protection': 'ATEX zone 1, IIC T4',
      Weight: '{kg} kg bare shaft',
    },
    keywords: ['API 610', 'process pump', 'refinery', 'hydrocarbon', 'ATEX'],
    leadTime: 112,
    stock: false,
    moq: '1 piece',
    table: `
        size     | q   | h   | kw  | bar | t   | kg
        40-200   | 42  | 62  | 15  | 50  | 350 | 210
        50-250   | 78  | 98  | 37  | 50  | 400 | 288
        80-250   | 190 | 96  | 75  | 50  | 400 | 342
        80-315   | 210 | 152 | 132 | 64  | 425 | 430
        100-315  | 340 | 148 | 200 | 64  | 425 | 498
        150-400  | 620 | 190 | 400 | 64  | 425 | 790`,
  },
  {
    shelf: 'industrial-technology.pumps.submersible-pumps',
    name: 'SD {size} submersible drainage pump',
    code: 'SD-{size}',
    text: `Portable submersible pump for flooded pits, excavations and storm-water basins. Passes solids to {solid} mm, delivers up to {q} m³/h and runs dry for ten minutes without damage.

The motor is cooled by the pumped liquid; two mechanical seals in an oil chamber keep it dry. Impeller and diffuser are of high-chrome cast iron and rubber, adjusted from outside when worn. Supplied with 20 m of cable and a float switch.`,
    specs: {
      'Flow rate': 'up to {q} m³/h',
      Head: 'up to {h} m',
      'Motor power': '{kw} kW, 400 V',
      'Free passage': '{solid} mm',
      Discharge: '{out}',
      Immersion: 'to 20 m',
      Protection: 'IP 68',
      Weight: '{kg} kg',
    },
    keywords: ['submersible pump', 'drainage', 'dewatering', 'construction site'],
    leadTime: 10,
    stock: true,
    moq: '1 piece',
    price: ['EUR', 'piece'],
    table: `
        size | q   | h  | kw  | solid | out       | kg | price
        2.2  | 42  | 18 | 2.2 | 8     | Storz C   | 31 | 960
        4    | 75  | 24 | 4   | 10    | Storz B   | 52 | 1480
        7.5  | 140 | 30 | 7.5 | 12    | Storz B   | 84 | 2260
        15   | 230 | 38 | 15  | 15    | Storz A   | 155 | 3890
        22   | 320 | 46 | 22  | 20    | DN 150    | 210 | 5150`,
  },
  {
    shelf: 'industrial-technology.industrial-valves.gate-globe-valves',
    name: 'Suction gate valve DN {dn}, ductile iron',
    code: 'GV-{dn}',
    text: 'Soft-seated gate valve for pump suction lines: full bore, rising-free stem, wedge vulcanised with EPDM, face to face to EN 558 series 14. Epoxy coated inside and out to 250 µm for drinking water.',
    specs: {
      'Nominal size': 'DN {dn}',
      'Pressure rating': 'PN 16',
      'Face to face': '{len} mm, EN 558-14',
      Body: 'Ductile iron EN-GJS-500-7',
      Wedge: 'EPDM vulcanised',
      Stem: 'Stainless steel 1.4021',
      'Liquid temperature': '0 to +70 °C',
      Weight: '{kg} kg',
    },
    keywords: ['gate valve', 'suction line', 'PN 16', 'EPDM'],
    leadTime: 7,
    stock: true,
    moq: '2 pieces',
    price: ['EUR', 'piece'],
    table: `
        dn  | len | kg | price
        65  | 170 | 14 | 98
        80  | 180 | 17 | 114
        100 | 190 | 22 | 142
        150 | 210 | 38 | 236`,
  },
  {
    shelf: 'automation.process-instrumentation.flow-meters',
    name: 'Test bench flow meter FM 400',
    code: 'FM-400',
    text: 'Electromagnetic flow meter as used on our own test bench: accuracy 0.2 % of reading, full bore, no straight inlet run beyond five diameters. Display, pulse output and Modbus RTU; calibration certificate with five points included.',
    specs: {
      'Measuring range': '2 to 700 m³/h',
      Accuracy: '± 0.2 % of reading',
      'Nominal size': 'DN 150, PN 16',
      Lining: 'Hard rubber',
      Electrodes: 'Hastelloy C-22',
      Output: '4–20 mA, pulse, Modbus RTU',
      Protection: 'IP 67',
    },
    keywords: ['flow meter', 'electromagnetic', 'Modbus', 'test bench'],
    leadTime: 30,
    stock: false,
    moq: '1 piece',
  },
  {
    shelf: 'automation.drives-motor-control.variable-frequency-drives',
    name: 'Pump drive PD {kw}, {kw} kW',
    code: 'PD-{kw}',
    text: 'Frequency converter made for pumps: sensorless level and pressure control, cascade of up to four pumps, dry-run and blockage detection, pipe-fill ramp. Mounts on the motor or the wall and is parametrised from the pump’s serial number.',
    specs: {
      'Rated power': '{kw} kW',
      'Rated current': '{a} A at 400 V',
      Supply: '3 × 380–480 V, 50/60 Hz',
      Control: 'Sensorless pressure, level, cascade',
      Interfaces: 'Modbus RTU, BACnet MS/TP, 4–20 mA',
      Protection: 'IP 66',
      'Ambient temperature': '−10 to +50 °C',
    },
    keywords: ['pump drive', 'frequency converter', 'pressure control', 'Modbus'],
    leadTime: 14,
    stock: true,
    moq: '1 piece',
    price: ['EUR', 'piece'],
    table: `
        kw | a  | price
        11 | 24 | 1190
        22 | 45 | 1860`,
  },
]

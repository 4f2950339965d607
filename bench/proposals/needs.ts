// Buyers' needs.
import type { Locale } from '#contract/foundation/locales.ts'

export type NeedCase = { text: string; locale: Locale; groups: string[][] }

const planetary = ['planet', 'epicyclic', 'epicicl', 'planetari', '行星']
const gear = ['gear', 'speed reduc', 'reduc', 'ridutt', 'engran', '减速', '齿轮']
const pump = ['pump', 'bomba', 'pompa', 'pompe', '泵']
const valve = ['valve', 'válvula', 'valvula', 'valvola', 'valvole', '阀']
const ball = ['ball', 'bola', 'sfera', 'esfera', '球']
const bearing = ['bearing', 'rodamiento', 'cuscinett', '轴承']
const sensor = ['sensor', 'sensore', 'detector', '传感', 'switch']

export const needs: NeedCase[] = [
  { text: 'planetary gearbox', locale: 'en', groups: [planetary, gear] },
  { text: 'corrugated boxes', locale: 'en', groups: [['corrugat'], ['box', 'carton', 'packag', 'case', 'container']] },
  { text: 'ball valve DN 50', locale: 'en', groups: [ball, valve] },
  { text: 'hydraulic pump', locale: 'en', groups: [['hydraul', 'gear pump', 'piston pump', 'vane pump'], pump] },
  { text: 'deep groove ball bearings', locale: 'en', groups: [['groove', 'ball'], bearing] },
  {
    text: 'frequency inverter 7.5 kW',
    locale: 'en',
    groups: [
      ['frequency', 'variable', 'vfd', 'vsd', 'ac drive'],
      ['inverter', 'converter', 'drive', 'ac drive'],
    ],
  },
  {
    text: 'laser printer',
    locale: 'en',
    groups: [
      ['laser', 'printer'],
      ['printer', 'laserjet', 'mfp', 'print'],
    ],
  },
  { text: 'inductive proximity sensor', locale: 'en', groups: [['inductive', 'proximity'], sensor] },
  {
    text: 'solar panels',
    locale: 'en',
    groups: [
      ['solar', 'photovolt', 'pv'],
      ['panel', 'module', 'cell'],
    ],
  },
  { text: 'stainless steel screws', locale: 'en', groups: [['screw', 'bolt', 'fastener']] },
  { text: 'office chairs', locale: 'en', groups: [['chair', 'seat', 'seating']] },
  {
    text: 'steel pipes',
    locale: 'en',
    groups: [
      ['steel', 'pipe', 'tube'],
      ['pipe', 'tube', 'tubing'],
    ],
  },
  { text: 'centrifugal pumps manufacturer in Italy', locale: 'en', groups: [['centrifug', 'centrífug'], pump] },
  { text: 'surgical gloves', locale: 'en', groups: [['surg', 'exam', 'medic', 'nitrile', 'latex'], ['glove']] },
  {
    text: 'LED street lights',
    locale: 'en',
    groups: [
      ['led', 'street'],
      ['light', 'lamp', 'luminaire', 'lumin'],
    ],
  },
  { text: 'angle grinder', locale: 'en', groups: [['grinder']] },
  {
    text: 'olive oil',
    locale: 'en',
    groups: [
      ['olive', 'oliva', '橄榄'],
      ['oil', 'aceite', 'olio', '油'],
    ],
  },
  {
    text: 'forklift truck',
    locale: 'en',
    groups: [['forklift', 'fork lift', 'lift truck', 'pallet truck', 'stacker']],
  },
  { text: 'pneumatic cylinder', locale: 'en', groups: [['cylinder', 'cilindr']] },
  {
    text: 'programmable logic controller',
    locale: 'en',
    groups: [
      ['plcs', 'logic', 'programmable'],
      ['plcs', 'controller'],
    ],
  },
  { text: 'válvulas de bola', locale: 'es', groups: [ball, valve] },
  { text: 'bombas centrífugas', locale: 'es', groups: [['centrif', 'centríf'], pump] },
  { text: 'rodamientos', locale: 'es', groups: [bearing] },
  {
    text: 'aceite de oliva',
    locale: 'es',
    groups: [
      ['oliv', '橄榄'],
      ['oil', 'aceite', 'olio', '油'],
    ],
  },
  { text: 'riduttori epicicloidali', locale: 'it', groups: [planetary, gear] },
  { text: 'valvole a sfera', locale: 'it', groups: [ball, valve] },
  { text: 'stampanti', locale: 'it', groups: [['print', 'stampan', 'impresora', '打印']] },
  { text: '球阀', locale: 'zh', groups: [ball, valve] },
  { text: '轴承', locale: 'zh', groups: [bearing] },
  {
    text: '太阳能电池板',
    locale: 'zh',
    groups: [
      ['solar', 'photovolt', '太阳能', 'pv'],
      ['panel', 'module', 'cell', '电池', '组件'],
    ],
  },
]

// Invented demo firms; addresses end in .example.
import type { Firm } from './firm.ts'
import { rangeOfFirms } from './range.ts'
import { goods } from './staples/goods.ts'
import { machinery } from './staples/machinery.ts'
import { overseas } from './staples/overseas.ts'
import { andino } from './firms/americas/andino.ts'
import { asklepia } from './firms/europe/asklepia.ts'
import { atlas } from './firms/asia-africa/atlas.ts'
import { bambinoNorte } from './firms/europe/bambino.ts'
import { boreal } from './firms/americas/boreal.ts'
import { brightwater } from './firms/europe/brightwater.ts'
import { casaLagar } from './firms/europe/casa.ts'
import { cinar } from './firms/europe/cinar.ts'
import { conservas } from './firms/europe/conservas.ts'
import { deltaWeld } from './firms/americas/delta-weld.ts'
import { ferrantis } from './firms/europe/ferrantis.ts'
import { formosa } from './firms/asia-africa/formosa.ts'
import { girasol } from './firms/americas/girasol.ts'
import { gulf } from './firms/asia-africa/gulf.ts'
import { hafen } from './firms/europe/hafen.ts'
import { harzwasser } from './firms/europe/harzwasser.ts'
import { hengli } from './firms/asia-africa/hengli.ts'
import { kaarna } from './firms/europe/kaarna.ts'
import { kestrel } from './firms/europe/kestrel.ts'
import { lacteosDelBajio } from './firms/americas/lacteos.ts'
import { litoral } from './firms/americas/litoral.ts'
import { lumen } from './firms/asia-africa/lumen.ts'
import { malwa } from './firms/asia-africa/malwa.ts'
import { meridian } from './firms/asia-africa/meridian.ts'
import { nordhavn } from './firms/europe/nordhavn.ts'
import { nordicFresh } from './firms/europe/nordic-fresh.ts'
import { ostrava } from './firms/europe/ostrava.ts'
import { pacifico } from './firms/americas/pacifico.ts'
import { rheintal } from './firms/europe/rheintal.ts'
import { steinbacher } from './firms/europe/steinbacher.ts'
import { tanaka } from './firms/asia-africa/tanaka.ts'
import { bruni } from './firms/europe/toscana.ts'
import { penang } from './firms/asia-africa/penang.ts'
import { drakensberg } from './firms/asia-africa/drakensberg.ts'
import { scheldebank } from './firms/europe/scheldebank.ts'
import { noyyal } from './firms/asia-africa/noyyal.ts'
import { kopernia } from './firms/europe/kopernia.ts'
import { chaoPhra } from './firms/asia-africa/chao-phra.ts'

const staples = { ...machinery, ...goods, ...overseas }
const range = rangeOfFirms()

export const firms: Firm[] = [
  andino,
  asklepia,
  atlas,
  bambinoNorte,
  boreal,
  brightwater,
  casaLagar,
  cinar,
  conservas,
  deltaWeld,
  ferrantis,
  formosa,
  girasol,
  gulf,
  hafen,
  harzwasser,
  hengli,
  kaarna,
  kestrel,
  lacteosDelBajio,
  litoral,
  lumen,
  malwa,
  meridian,
  nordhavn,
  nordicFresh,
  ostrava,
  pacifico,
  rheintal,
  steinbacher,
  tanaka,
  bruni,
  chaoPhra,
  drakensberg,
  kopernia,
  noyyal,
  penang,
  scheldebank,
].map((firm) => ({ ...firm, series: [...firm.series, ...(staples[firm.id] ?? []), ...(range[firm.id] ?? [])] }))

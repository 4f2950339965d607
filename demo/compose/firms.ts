// All invented firms of the demonstration. Names, people, figures and certificates are fiction; addresses end in .example.
import type { Firm } from './firm.ts'
import { andino } from './firms/andino.ts'
import { asklepia } from './firms/asklepia.ts'
import { atlas } from './firms/atlas.ts'
import { bambinoNorte } from './firms/bambino.ts'
import { boreal } from './firms/boreal.ts'
import { brightwater } from './firms/brightwater.ts'
import { casaLagar } from './firms/casa.ts'
import { cinar } from './firms/cinar.ts'
import { conservas } from './firms/conservas.ts'
import { deltaWeld } from './firms/delta-weld.ts'
import { ferrantis } from './firms/ferrantis.ts'
import { formosa } from './firms/formosa.ts'
import { girasol } from './firms/girasol.ts'
import { gulf } from './firms/gulf.ts'
import { hafen } from './firms/hafen.ts'
import { harzwasser } from './firms/harzwasser.ts'
import { hengli } from './firms/hengli.ts'
import { kaarna } from './firms/kaarna.ts'
import { kestrel } from './firms/kestrel.ts'
import { lacteosDelBajio } from './firms/lacteos.ts'
import { litoral } from './firms/litoral.ts'
import { lumen } from './firms/lumen.ts'
import { malwa } from './firms/malwa.ts'
import { meridian } from './firms/meridian.ts'
import { nordhavn } from './firms/nordhavn.ts'
import { nordicFresh } from './firms/nordic-fresh.ts'
import { ostrava } from './firms/ostrava.ts'
import { pacifico } from './firms/pacifico.ts'
import { rheintal } from './firms/rheintal.ts'
import { steinbacher } from './firms/steinbacher.ts'
import { tanaka } from './firms/tanaka.ts'
import { bruni } from './firms/toscana.ts'

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
]

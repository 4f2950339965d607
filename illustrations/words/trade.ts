// Word rules of services, and the fallback. First match wins.
import type { Words } from '../kinds.ts'

export const SERVICES: Words = [
  ['ship', 'ship|ocean|sea freight|marine|boat|maritime|port|export|import|freight forward'],
  ['plane', 'air freight|airline|aviation|aircraft|aerospace|airport'],
  ['truck', 'truck|transport|logistic|freight|courier|delivery|road haul|vehicle|trailer|automotive|moving|fleet|bus'],
  ['warehouse', 'warehous|distribution cent|fulfil|fulfillment|cold chain|storage'],
  ['money', 'financ|bank|invest|payment|account|tax|leasing|fund|credit|trade financ|capital'],
  ['shield', 'insur|certif|quality|testing|inspect|compliance|audit|standard'],
  ['scales', 'legal|law|patent|intellectual|arbitrat|notar'],
  ['training', 'train|educat|school|course|consult|advis|management|human res|recruit|staff|research|survey'],
  ['plan', 'engineer|design|architect|drafting|project|plan|technical doc|prototyp|develop'],
  ['megaphone', 'market|advertis|promot|media|event|fair|exhibit|public rel|brand|publish|trade show'],
  ['headset', 'support|call cent|customer|maintenance|repair|after sales|translation|facilit|installation|help'],
  ['recycling', 'recycl|waste|environment|scrap|disposal|sustainab|circular'],
  ['film', 'stretch|films?$|packaging mat|tape|rolls?$|plastic pack|flexible'],
  ['carton', 'box|carton|packag|container|paper|corrug|crate|label'],
]

export const LAST: Words = [
  ['transformer', 'energy|power|electric'],
  ['tank', 'industr|process'],
  ['crane', 'machiner'],
]

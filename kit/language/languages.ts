// Languages of trade, ISO 639-1. Rarer ones are mistaken for their neighbors.
export const tradeLanguages =
  'ar bg bn ca cs da de el en es fa fi fr he hi hr hu it ja ko nl no pl pt ro ru sk sl sr sv ta th tr uk ur vi zh'.split(
    ' ',
  )

// Invented people of firms that had nobody to answer; no real person is meant.

export type Line = [
  firstName: string,
  lastName: string,
  business: string,
  position: string,
  languages: string,
  text: string,
]

export const salesPeople: readonly Line[] = [
  [
    'Eleni',
    'Papadaki',
    'asklepia-medical-supply',
    'export-manager',
    'el en',
    'Sends the declaration of conformity with the offer. Ask for the lot, I know where it lies.',
  ],
  [
    'Rui',
    'Figueiredo',
    'bambino-norte',
    'sales-manager',
    'pt en es',
    'Children’s knitwear from Barcelos, from two hundred pieces a color. Samples leave on Thursdays.',
  ],
  [
    'Aoife',
    'Brannigan',
    'casa-lagar',
    'sales-manager',
    'en ga',
    'Iron pans and the lids that fit them. A drawing of your box saves us both a week.',
  ],
  [
    'Deniz',
    'Aksoyoğlu',
    'cinaralti-seramik',
    'export-manager',
    'tr en de',
    'Tiles by the container. Tell me the slip class and the port, the rest is arithmetic.',
  ],
  [
    'Mei-Ling',
    'Hsu',
    'formosa-bay-electronics',
    'export-manager',
    'zh en',
    'Panels and connectors for masts and cabinets. I read data sheets to the last line, send yours.',
  ],
  [
    'Gonzalo',
    'Etcheverry',
    'agencia-exportacion-litoral',
    'export-manager',
    'es pt en',
    'Finds the buyer for citrus and wool of the Uruguay river, and stays until the papers are in order.',
  ],
  [
    'Priscilla',
    'Tan',
    'meridian-growth-partners',
    'managing-director',
    'en zh ms',
    'Market entry for makers of machines in Southeast Asia. First call is free and usually says no.',
  ],
  [
    'Niccolò',
    'Bruni',
    'pelletteria-bruni-valdelsa',
    'sales-manager',
    'it en fr',
    'Bags and belts of vegetable-tanned leather. Forty pieces a model, four weeks, no exceptions in August.',
  ],
]

// Invented people; no real person is meant.
import { type Line, salesPeople } from './sales-people.ts'

export type Person = {
  id: string
  firstName: string
  lastName: string
  business: string
  jobPositionID: string
  countryCode: string
  stateID?: string
  city: string
  languages: string[]
  briefPresentation: string
  registeredAt: string
}

const lines: Line[] = [
  [
    'Giulia',
    'Ferrantis',
    'ferrantis-pompe',
    'export-manager',
    'it en es',
    'Third generation in the family firm. I answer enquiries from the Middle East, North Africa and Latin America and know the pump list by heart.',
  ],
  [
    'Elena',
    'Marchetti',
    'ferrantis-pompe',
    'sales-engineer',
    'it en de',
    'Selects pumps, argues about NPSH, books witness tests. Send me the duty point and the liquid, I send back a curve.',
  ],
  [
    'Paolo',
    'Rinaldi',
    'ferrantis-pompe',
    'quality-manager',
    'it en',
    'Head of the test bench in Modena. Flow, head, power, noise: if it turns, we measure it.',
  ],
  [
    'Sara',
    'Kowalczyk',
    'ferrantis-pompe',
    'after-sales-manager',
    'it en pl',
    'Spare parts for pumps since 1968. A serial number or a photograph of the plate is enough.',
  ],
  [
    'Mette',
    'Nordhavn',
    'nordhavn-drives',
    'owner',
    'da en de',
    'Runs the company her father began with winch drives for fishing boats. Looking for system partners in Southeast Asia.',
  ],
  [
    'Rasmus',
    'Thorsager',
    'nordhavn-drives',
    'automation-engineer',
    'da en no',
    'Commissions drives on ships and cranes. Writes the application notes as well.',
  ],
  [
    'Katharina',
    'Weyer',
    'rheintal-pumpentechnik',
    'managing-director',
    'de en fr',
    'Mechanical engineer and managing director. Pumps that cannot leak have been my subject for twenty years.',
  ],
  [
    'Jonas',
    'Thiel',
    'harzwasser',
    'maintenance-planner',
    'de en',
    'Plans the maintenance of 84 pumping stations. Asks suppliers about spare parts first and about price second.',
  ],
  [
    'Oliver',
    'Kestrel',
    'kestrel-and-vane',
    'sales-director',
    'en fr',
    'Hygienic pumps for dairies, breweries and pharma. Happy to lend a pump for a trial batch.',
  ],
  [
    'Jana',
    'Dvořáková',
    'ostrava-precision-castings',
    'key-account-manager',
    'cs de en',
    'Your drawing on Monday, a feasibility check by Thursday. Castings from 2 to 900 kg.',
  ],
  [
    'Wei',
    'Zhang',
    'zhejiang-hengli-gear',
    'export-sales-representative',
    'zh en',
    'Gears to drawing and from stock. I send the measuring report before you ask for it.',
  ],
  [
    'Birte',
    'Lorenzen',
    'hafen-lager-und-waelz',
    'owner',
    'de en da',
    'Keeps 60,000 articles in stock at the port of Hamburg. Call at night if a ship waits.',
  ],
  [
    'Rodrigo',
    'Salas',
    'pacifico-automatizacion',
    'owner',
    'es en',
    'Automation for mines and desalination plants in the north of Chile. Looking for makers who want a partner on site.',
  ],
  [
    'Marcel',
    'Thibodeaux',
    'delta-weld-supply',
    'general-manager',
    'en fr',
    'Welding supplies from Houma to Port Fourchon. Third generation on the bayou.',
  ],
  [
    'Arjun',
    'Malwa',
    'malwa-agro-exports',
    'founder',
    'hi en gu',
    'Exports basmati, pulses and spices from Indore. Samples by courier, laboratory report with every lot.',
  ],
  [
    'Fatima',
    'Aït Baha',
    'atlas-argan-coop',
    'president',
    'ar fr en',
    'President of a cooperative of 340 women. We sell argan oil in drums and bottles, and every buyer may visit.',
  ],
  [
    'Lucía',
    'Quispe',
    'andino-textil',
    'owner',
    'es en',
    'Owner of Andino Textil in Arequipa. Alpaca knitwear from 200 pieces, samples in ten days.',
  ],
  [
    'Javier',
    'Duero',
    'conservas-del-duero',
    'export-manager',
    'es en fr',
    'Own brand and private label for roasted peppers, pulses and sauces. Labels in the language of your market.',
  ],
  [
    'Min-jun',
    'Seo',
    'lumen-grid-power',
    'business-development-manager',
    'ko en ja',
    'Inverters and battery cabinets for commercial roofs. Looking for distributors in Oceania and the Gulf.',
  ],
  [
    'Harriet',
    'Bright',
    'brightwater-compliance',
    'consultant',
    'en de',
    'Chartered engineer. CE and UKCA files for machines, fixed price, six weeks.',
  ],
  [
    'Kenji',
    'Tanaka',
    'tanaka-export-advisory',
    'founder',
    'ja en it',
    'Finds distributors in Japan for makers of machines and food. Twenty years at a trading house before.',
  ],
  [
    'Beatriz',
    'Girasol',
    'girasol-customs-brokers',
    'managing-director',
    'pt es en',
    'Licensed customs broker at Itajaí. Ask me before you ship, not after.',
  ],
  [
    'Mónica',
    'Ortega',
    'lacteos-del-bajio',
    'buyer',
    'es en',
    'Buys hygienic pumps, filling machines and ingredients for two dairy plants. Answers every offer, also with a no.',
  ],
  [
    'Nora',
    'MacIsaac',
    'boreal-imports',
    'import-manager',
    'en fr',
    'Imports tiles, parquet and timber through Halifax. Looking for makers with frost-proof goods and steady shades.',
  ],
  [
    'Aino',
    'Kaarna',
    'kaarna-furniture',
    'chief-executive-officer',
    'fi sv en',
    'Chairs of pressed birch for schools, libraries and canteens. Spare parts for every model since 1958.',
  ],
  [
    'Thomas',
    'Steinbacher',
    'maschinenbau-steinbacher',
    'sales-manager',
    'de en es',
    'Filling and closing machines for small producers. Bring your product to Wels and see it run.',
  ],
  [
    'Khalid',
    'Al Qasba',
    'gulf-pipeline-supply',
    'owner',
    'ar en ur',
    'Flanges and pipe from the yard in Sharjah. Send the bill of material, get it back priced.',
  ],
  [
    'Ingrid',
    'Sandell',
    'nordic-fresh-trade',
    'category-manager',
    'sv en es',
    'Buys fruit and vegetables in forty countries, on the telephone from four in the morning.',
  ],
]

/** Residence follows from the firm's. */
export function peopleOf(
  firms: ReadonlyMap<string, { countryCode: string; stateID?: string; city: string; registeredAt: string }>,
): Person[] {
  return [...lines, ...salesPeople].map(
    ([firstName, lastName, business, jobPositionID, languages, briefPresentation]) => {
      const firm = firms.get(business)
      if (!firm) throw new Error(`no firm ${business} for ${firstName} ${lastName}`)
      const { countryCode, stateID, city, registeredAt } = firm
      const id = `${firstName}-${lastName}`
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[^a-z]+/g, '-')
      return {
        id,
        firstName,
        lastName,
        business,
        jobPositionID,
        countryCode,
        ...(stateID && { stateID }),
        city,
        languages: languages.split(' '),
        briefPresentation,
        registeredAt,
      }
    },
  )
}

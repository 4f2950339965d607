// Invented automation distributor.
import type { Firm } from '../../firm.ts'

export const pacifico: Firm = {
  id: 'pacifico-automatizacion',
  name: 'Pacífico Automatización SpA',
  countryCode: 'CL',
  stateID: 'CL-AN',
  city: 'Antofagasta',
  businessType: 'DI',
  industryCode: '0001',
  categories: [
    'automation.plc-industrial-controllers',
    'automation.drives-motor-control',
    'automation.control-cabinet-components',
    'automation.sensors-encoders',
    'automation.machine-vision-identification',
  ],
  shortDescription:
    'PLC, drives and sensors with commissioning on site. Control cabinets for mines and desalination plants, service crew within 24 hours in the north of Chile.',
  generalDescription: `Pacífico Automatización sells automation to those who cannot wait for it: copper mines, desalination plants and ports between Arica and La Serena. The store in Antofagasta holds controllers, drives, sensors and cabinet parts worth two million dollars; what fails at night is replaced in the morning.

Engineers of the house design and build control cabinets, write the programs and commission them on site, at 3,000 metres if need be. Cabinets are built for dust, altitude and earthquakes, and tested with the drawings on the table before they travel.

Spare parts for obsolete controllers are a speciality: used units are bought, repaired, tested and sold with a year of warranty.`,
  founded: 2008,
  employees: [32, 40],
  website: 'https://pacifico-auto.example',
  keywords: ['PLC', 'control cabinet', 'drives', 'commissioning', 'mining automation'],
  subscription: 'premium',
  registeredAt: '2026-11-19T13:10:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 5000000, max: 10000000 },
      totalProductionEmployees: 14,
      productionCapacity: { min: 18, max: 24, unit: 'units', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: 'Avenida Pedro Aguirre Cerda 9120, Antofagasta 1240000, Chile',
      shippingAddressEnglish: 'Avenida Pedro Aguirre Cerda 9120, bodega 4, Antofagasta 1240000, Chile',
      zipcode: '1240000',
      email: 'ventas@pacifico-auto.example',
      phone: { countryCode: '+56', businessPhoneNumber: '55 255 5013' },
      mobilePhone: { countryCode: '+56', businessPhoneNumber: '9 5555 0114' },
    },
    factory: {
      manufacturingFacilities: 'Cabinet shop, test field with load bank, repair laboratory, store',
      factorySize: 1900,
      numberProductionLines: 1,
      contractManufacturing: ['sub-assembly', 'design-service'],
    },
    tradeCapabilities: {
      markets: ['domestic', 'andean-countries', 'southern-cone'],
      spokenLanguages: ['es', 'en'],
      totalEmployeesSales: 9,
      averageLeadTime: 12,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'DAP'],
      acceptedPaymentCurrencies: ['CLP', 'USD', 'EUR'],
      packagingTypes: ['carton', 'wooden-crate'],
      acceptedPaymentTypes: ['bank-transfer', 'open-account', 'credit-card'],
    },
    certificates: [
      {
        name: 'ISO 9001:2015',
        issueDate: '2024-06-10',
        expireDate: '2027-06-09',
        issuer: 'Andes Calidad',
        scope: 'Distribution, cabinet building and commissioning',
      },
      {
        name: 'SEC installer class A',
        issueDate: '2025-01-02',
        expireDate: '2027-12-31',
        issuer: 'Electrical authority',
        scope: 'Electrical installations',
      },
    ],
  },
  series: [
    {
      shelf: 'automation.automation-software-systems.control-panel-building',
      name: 'Control cabinet {what}',
      code: 'PA-{code}',
      text: 'Control cabinet {what}, built to IEC 61439 in {enc}, tested and delivered with drawings, program and list of spare parts.',
      specs: {
        Enclosure: '{enc}',
        Supply: '{sup}',
        Controller: '{plc}',
        Altitude: 'to 4,500 m',
        'Seismic design': 'NCh 2369',
        'Ambient temperature': '−10 to +50 °C',
      },
      keywords: ['control cabinet', 'panel building', 'mining'],
      leadTime: 35,
      moq: '1 piece',
      table: `
what | code | enc | sup | plc
for a pump station with four drives | 400 | steel, IP 55 | 3 × 400 V, 250 A | modular PLC, Modbus TCP
for a desalination skid | 410 | stainless steel, IP 66 | 3 × 400 V, 160 A | compact PLC with panel
for a conveyor drive | 420 | steel, IP 65 | 3 × 690 V, 400 A | safety PLC, PROFIsafe`,
    },
    {
      shelf: 'automation.automation-software-systems.automation-system-integration',
      name: 'Commissioning on site, north of Chile',
      code: 'PA-S1',
      text: 'Engineer with tools and vehicle, from Arica to La Serena: programming, parameter setting, loop check and training, by the day.',
      specs: {
        Response: '24 hours',
        Area: 'Arica to La Serena',
        Languages: 'Spanish, English',
        Safety: 'Mine access permits held',
      },
      keywords: ['commissioning', 'PLC programming', 'service'],
      leadTime: 1,
      price: ['USD', 'day'],
      views: ['main'],
      table: `
price
620`,
    },
    {
      shelf: 'automation.process-instrumentation.pressure-transmitters-gauges',
      name: 'Pressure transmitter PT {bar}, 0–{bar} bar',
      code: 'PA-PT{bar}',
      text: 'Pressure transmitter of stainless steel for slurry and sea water, with flush diaphragm and surge protection. In stock in Antofagasta.',
      specs: {
        Range: '0–{bar} bar',
        Accuracy: '0.25 %',
        Output: '4–20 mA, HART',
        'Wetted parts': '316L, Hastelloy on request',
        Protection: 'IP 68',
      },
      keywords: ['pressure transmitter', 'HART', 'slurry'],
      leadTime: 2,
      stock: true,
      moq: '1 piece',
      price: ['USD', 'piece'],
      table: `
bar | price
10 | 285
40 | 292
100 | 318`,
    },
  ],
}

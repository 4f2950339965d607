// Category names misled by prefixes; industries' names.
import type { Kind } from '../kinds.ts'

/** Kind → names, separated by spaces. */
export const EXACT: Partial<Record<Kind, string>> = {
  plane: 'defense-equipment',
  tyre: 'tires-wheels',
  additivePrinter:
    '3d-printer-parts 3d-printers-additive-machines desktop-3d-printers industrial-fdm-printers ' +
    'powder-bed-metal-printers rapid-prototyping-3d-printing-services resin-3d-printers',
  agv: 'mobile-robots-agvs trolleys',
  alarm: 'alarm-systems emergency-stop-devices signal-towers-indicator-lights',
  analyser: 'material-testing-machines non-destructive-testing',
  babyBottle: 'sterilizers-warmers breast-pumps feeding-nursing infant-formula-baby-food',
  bandage: 'orthopedic-implants-devices dressings-bandages orthoses-supports',
  basin: 'pools-spas',
  battery: 'battery-management-systems power-supply-ups uninterruptible-power-supplies ups-batteries-accessories',
  bearing: 'freewheels-backstops slewing-rings',
  bed: 'baby-bedding childrens-beds home-care-beds-lifts nursing-bras-pillows',
  belt: 'belt-tensioners conveyor-belts',
  bodysuit: 'baby-gift-sets baby-kids-clothing',
  boiler: 'industrial-furnaces-ovens',
  bottle:
    'beauty-care gel-acrylic-systems household-cleaning-products industrial-cleaning-agents natural-organic-skin-care ' +
    'private-label-cosmetics pumps-sprays-tubes spa-sauna-supplies water-bottles',
  brake: 'friction-linings',
  bread: 'bakery-snacks-confectionery baking-mixes-decorations chocolate-cocoa frozen-pizza-dough gluten-free-products',
  brick: 'bricks-blocks building-materials waterproofing',
  brush: 'makeup-brushes-tools beauty-personal-services painting-tools',
  buttons: 'cufflinks-tie-pins garment-manufacturing-trimmings lace-ribbons zips-buttons',
  cabinet:
    'control-panel-building distribution-boards enclosures-cabinets low-voltage-switchboards ' +
    'medium-voltage-switchgear power-distribution-units',
  cable:
    'building-wires cable-lugs-glands conduits-trunking kvm-signal-switches low-voltage-cables ' +
    'overhead-conductors power-cables-lines',
  camera: 'photo-video-production',
  car:
    'automotive-aerospace-parts motorcycles-recreational-vehicles passenger-cars ride-ons-tricycles ' +
    'toy-vehicles-remote-control vehicle-body-interior-parts vehicle-dealers vehicles-transport-equipment',
  carton:
    'accessory-gift-sets contract-packing corrugated-boxes food-packaging-supplies gifts-seasonal-decor ' +
    'labels-tags office-business-supplies packaged-grocery-assortments plastic-bottles-containers ' +
    'promotional-products',
  casting: 'molds-dies molded-plastic-parts castings-forgings die-casting-foundry-machines machined-sheet-metal-parts',
  chair:
    'furniture urban-park-furniture armchairs aesthetic-devices auditorium-public-seating bar-furniture cafe-restaurant-furniture dining-chairs ' +
    'folding-stacking-chairs garden-tables-chairs hospitality-contract-furniture massage-equipment ' +
    'outdoor-furniture salon-chairs-basins salon-spa-equipment sun-loungers',
  charger: 'battery-chargers electric-mobility-hydrogen',
  chip:
    'amplifiers-comparators battery-charger-management-ics data-converters embedded-processors ' +
    'fpgas-programmable-logic gate-motor-driver-ics optocouplers-isolators power-electronics ' +
    'semiconductor-production-equipment timers-clock-ics voltage-regulators',
  cnc:
    'machineries cnc-routers drilling-tapping-machines edge-banding-machines gear-cutting-machines machine-tools ' +
    'metal-machining-services',
  coalPile: 'coal coking-coal',
  coil: 'metals-metal-products welding-wire-electrodes',
  components: 'diodes-rectifiers igbts-power-modules pcb-transformers-coils thyristors-triacs',
  compressor: 'air-preparation-units',
  cookware: 'bibs-tableware cutlery-knives restaurants-catering small-kitchen-appliances tableware-glassware',
  cow:
    'animal-diagnostics animal-feed-livestock animal-vaccines live-animals-genetics livestock-equipment ' +
    'pet-accessories veterinary veterinary-equipment veterinary-medicines',
  crane: 'construction-machines infrastructure-civil-works',
  cup: 'tea-infusions',
  dairy: 'milk-cream',
  desk: 'reception-furniture school-furniture workstations-height-adjustable-desks',
  display:
    'environmental-monitoring exchanges-financial-data home-entertainment led-video-walls ' +
    'webcams-video-conferencing',
  domeCamera: 'baby-monitors child-safety-maternity intercoms-doorbells security-surveillance-systems',
  door: 'entrance-fire-doors garage-industrial-doors',
  dress: 'nightdresses-pajamas camisoles-shapewear lingerie-bras maternity-clothing',
  drone: 'aircraft-drones',
  dropper:
    'flavors-extracts artificial-nails-nail-art body-lotions-oils cosmetic-ingredients-packaging essential-oils ' +
    'fragrance-compounds home-fragrances medical-cannabis-cbd nail-care nail-polish serums-eye-creams',
  drum: 'active-ingredients adhesives-sealants dyes-pigments plastic-resins-compounds vegetable-oils-butters',
  dumbbell: 'fitness-equipment physiotherapy-rehabilitation-devices supplements-wellness',
  exchanger: 'chillers-cooling-towers district-heating dryers-evaporators',
  extinguisher: 'fire-protection-equipment',
  fabric: 'knitted-fabrics wool-silk-fabrics',
  fan: 'pc-cases-power-supplies-cooling home-air-treatment ventilation-air-handling',
  fastener:
    'casters-leveling-feet anchors-plugs bag-leather-hardware furniture-components-furnishings furniture-legs-handles ' +
    'handles-knobs-clamps hinges-drawer-slides locking-bushes-keys retaining-rings rivets-inserts ' +
    'threaded-rods-studs',
  filler:
    'bottling-beverage-lines capping-sealing-machines cartoning-case-packing form-fill-seal-machines ' +
    'packaging-machines screwdriving-dispensing-machines',
  film: 'agricultural-nets-films flexible-packaging-films label-rolls-tapes ' + 'strapping-tape-stretch-film',
  filter: 'disinfection-uv-systems flue-gas-cleaning liquid-filters-strainers membranes-filter-media soil-remediation',
  fitting: 'expansion-joints pipe-supports-clamps pipes-fittings plastic-pipes plumbing-pipes-valves steel-pipes-tubes',
  food: 'food-agriculture food-distributors grocery-supermarket-chains halal-kosher-foods private-label-food',
  forklift: 'dock-loading-equipment hand-trucks-pallet-jacks',
  fridge: 'cold-rooms-cleanrooms industrial-refrigeration',
  gamepad: 'game-consoles-accessories leisure-sports-gaming online-games',
  garment:
    'apparel bathrobes-loungewear kids-outerwear kids-sets-ethnic-wear kids-t-shirts-tops mens-underwear ' +
    'protective-workwear rainwear t-shirts-knitwear-denim tracksuits-track-pants waistcoats womens-suits',
  gasBottle: 'electrolyzers industrial-gas-generators lng-lpg',
  gearbox: 'harmonic-cycloidal-drives',
  genset: 'combined-heat-power-units diesel-generators gas-generator-sets portable-power-stations',
  glasses: 'kids-watches-eyewear optical-lenses',
  glassware:
    'sterilization-equipment biopharmaceutical-development cell-gene-therapy centrifuges-incubators contract-research genetic-testing ' +
    'laboratory-equipment laboratory-furniture laboratory-glassware-plastics pipettes-dispensers ' +
    'research-development-services',
  glove: 'kids-hats-gloves medical-gloves-masks protective-gloves',
  grain: 'farms-plantations flour-milled-grains grains-pasta-cereals hay-forage',
  grill: 'barbecues-fireplaces',
  hairDryer: 'hair-dryers-stylers',
  handTool:
    'clamping-workholding garden-diy installation-commissioning maintenance-repair-services ' +
    'predictive-maintenance-systems tools-abrasives',
  handbag: 'fashion-accessories clutches-evening-bags device-cases-pouches handbags-backpacks laptop-bags-sleeves',
  hat: 'hats-scarves-gloves sports-accessories',
  headset: 'licenses-support-packs business-matchmaking headsets-headphones',
  helmet: 'fall-protection machine-guarding machine-safety safety-workplace welding-helmets-accessories',
  hmi: 'data-loggers manufacturing-execution-systems scada-supervision-software',
  hoist: 'lift-tables-winches lifting-slings-chains mobile-tower-cranes overhead-cranes-hoists',
  hose:
    'catheters-tubing hoses-hose-couplings hydraulic-hoses-fittings irrigation-equipment ' +
    'pneumatic-fittings-tubing quick-couplings watering-hoses',
  hospitalBed: 'hospital-equipment-consumables operating-tables-lights',
  house: 'home-construction modular-container-houses renovation-fit-out residential-builders roofing-cladding',
  hydraulicUnit: 'hydraulic-accumulators-filters hydraulic-motors hydraulics',
  iceCream: 'ice-cream',
  ingot: 'copper-brass gold precious-rare-metals silver',
  jar:
    'face-creams-moisturizers anti-aging-care food-colors blush-powder cosmetic-bottles-jars face-masks-scrubs jams-honey-spreads oils-sauces-spreads ' +
    'sauces-condiments skin-care spices-herbs',
  keyboard:
    'computer-accessories computer-parts-peripherals docking-stations-adapters keyboards-mice ' +
    'thin-clients-pos-terminals',
  lamp: 'decorative-lighting flashlights-work-lights home-furnishings led-lamps-bulbs nail-lamps-tools smart-lighting',
  laptop:
    'electronics-it artificial-intelligence-software cad-engineering-software energy-management-systems ' +
    'robot-simulation-software',
  lock: 'cybersecurity-services door-hardware safety-gates-locks security-services security-software smart-locks',
  loom: 'dyeing-finishing-machines spinning-weaving-machines',
  medical:
    'health-care cardiology-neurology-orthopedics anesthesia-ventilation-devices defibrillators diagnostics-imaging dialysis-equipment health-monitors-wearable-sensors hearing-aids ' +
    'patient-monitors radiology-imaging-systems thermometers-blood-pressure-monitors',
  medicine: 'sexual-wellness brand-specialty-medicines traditional-herbal-medicine',
  megaphone: 'broadcasting-entertainment',
  meter: 'gas-water-meters heat-meters',
  mirror: 'bathroom-mirrors bathroom-vanities mirrors-wall-decor',
  money: 'accounting-audit investment-banking-capital-markets',
  motor: 'engine-transmission-parts',
  nozzle: 'industrial-cleaning-machines surface-treatment-services',
  ore:
    'mills-pulverizers copper-mining crushers-screens industrial-minerals lithium-battery-minerals metal-ores-concentrates ' +
    'minerals-mining-products uranium-nuclear-fuel',
  oven:
    'vending-coffee-service bakery-pasta-machines coffee-confectionery-machines food-beverage-machines fruit-vegetable-processing ' +
    'meat-fish-processing milling-grain-processing ovens-hobs',
  pcb:
    'ac-dc-power-modules automotive-electronics breadboards-prototyping dc-dc-converters ' +
    'electronics-assembly-machines electronics-manufacturing-services led-drivers rf-wireless-modules ' +
    'sensor-breakout-boards shields-expansion-boards systems-on-module',
  plan:
    'architecture-planning building-services-contractors construction-civil-engineering ' +
    'engineering-technical-services export-market-entry-advice plant-engineering product-design-development ' +
    'scaffolding-formwork',
  plc:
    'automation building-gateways-controllers compact-plcs modular-plcs networked-controllers-devices pac-soft-plcs ' +
    'safety-plcs',
  press:
    'mechanical-hydraulic-presses press-brakes rubber-processing-machines sheet-metal-forming-machines ' +
    'tube-bending-machines waterjet-plasma-machines',
  printer:
    'coding-marking-machines dot-matrix-printers dye-sublimation-photo-printers imaging-drums-fusers ' +
    'label-thermal-printers multifunction-printers printer-ribbons printers-scanners printing-supplies',
  printingPress: 'embroidery-garment-printing flexo-screen-printing offset-digital-presses paper-board-converting',
  produce:
    'crop-farming dietary-organic-foods dried-fruit food-trade-foodservice frozen-vegetables-fruit nuts-seeds ' +
    'organic-foods potatoes-tubers vegan-foods',
  profile:
    'aluminum-products metal-structures plastic-sheets-profiles reinforcing-steel-structures sealing-profiles ' +
    'steel-bars-wire-profiles',
  pump: 'hydraulic-pumps',
  pumpjack: 'oil-gas-coal drilling-rigs drilling-wellhead-equipment oil-gas-production oilfield-services',
  pushButton: 'pushbuttons-selector-switches switches-keypads',
  pylon: 'electricity-suppliers gas-suppliers independent-power-producers utilities-energy-supply water-utilities',
  recycling: 'plastic-recycling-machines surplus-auctions waste-to-energy-plants',
  relay:
    'motor-protection-relays motor-starters-contactors protection-relays remote-i-o-modules ' +
    'signal-converters-isolators timers-counters',
  ring: 'rings',
  robot:
    'handling-palletizing-cells assembly-lines automation-system-integration industrial-robots painting-coating-plants ' +
    'special-purpose-machines',
  robotCleaner: 'facility-management-cleaning vacuum-cleaners',
  router:
    'edge-gateways fieldbus-protocol-gateways industrial-ethernet-switches industrial-wireless ' +
    'network-connected-equipment network-switches optical-transceivers-media-converters serial-device-servers ' +
    'telecom-operators wireless-access-points',
  sack:
    'fertilizers agricultural-inputs cement-concrete feed-additives-premixes food-additives insulation-materials ' +
    'plasters-fillers spices-food-ingredients sports-nutrition starches-proteins substrates-soil-improvers',
  saw: 'furniture-assembly-machines glass-ceramic-stone-machines wood-furniture-machines',
  scales: 'commercial-law legal-tax-administration patents-trademarks',
  scanner: '3d-scanners-profilers barcode-readers document-scanners safety-laser-scanners',
  scarf: 'scarves-stoles',
  scissors:
    'general-plastic-surgery-devices hair-treatments surgery-operating-room surgical-instruments wigs-extensions',
  seedling: 'biostimulants-biocontrol crop-protection greenhouses palm-oil-plantations seeds-seedlings tobacco',
  sensor:
    'load-cells-force-sensors motion-inertial-sensors room-sensors-detectors safety-light-curtains ' +
    'safety-switches-interlocks',
  server: 'hosting-data-centers racks-server-accessories cloud-infrastructure-software network-storage',
  sheets:
    'acoustic-panels-booths composite-materials foams paper-board plasterboard-drywall printing-paper ' +
    'rubber-products wood-panels-boards',
  shelf:
    'bookcases-shelving-units clothing-retail-chains home-improvement-stores online-retail room-dividers ' +
    'shop-fittings-displays specialty-retail trading-retail-distribution',
  shield:
    'export-control-licenses cargo-insurance export-credit-insurance factory-audits health-plans life-health-insurance ' +
    'pre-shipment-inspection product-testing-laboratories property-casualty-insurance safety-signs',
  ship: 'export-promotion-agencies freight-forwarding ports-terminals sea-freight ships-boats',
  shoe:
    'kids-sandals-flip-flops kids-shoes kids-shoes-accessories leather-footwear-materials safety-footwear ' +
    'shoe-soles-components womens-heels-flats',
  sofa: 'corner-modular-sofas fabric-sofas hotel-room-furniture leather-sofas rocking-lounge-chairs',
  softPack:
    'baby-wipes diaper-raw-materials diapers-baby-care disposable-diapers feminine-hygiene incontinence-products ' +
    'tissue-wipes',
  solar: 'off-grid-solar-systems renewable-energy-developers',
  speaker: 'buzzers-speakers-for-electronics microphones-conferencing speakers-public-address',
  speech:
    'internet-content-platforms management-consulting public-relations recruitment-staffing supplier-sourcing ' +
    'translation-interpreting',
  spool: '3d-printing-filaments 3d-printing-resins-powders',
  spotlight:
    'dimmers-lighting-consoles fog-haze-machines led-bars-matrices scanners-effect-lights show-lasers ' +
    'strobes-blinders',
  stamp:
    'ce-product-compliance certificates-of-origin customs-brokerage customs-trade-compliance ' +
    'letters-of-credit-guarantees management-system-certification payroll-outsourcing tariff-classification ' +
    'trade-documentation',
  steamTurbine: 'gas-turbines hydro-turbines steam-turbines turbines-generators',
  stethoscope:
    'digital-health-telemedicine endoscopy general-hospital-devices general-medical-devices ' +
    'health-services-distribution hospitals-clinics medical-distributors specialist-medical-devices',
  storageDrive: 'flash-drives-memory-cards optical-drives-discs hard-drives-ssds',
  stroller: 'child-car-seats',
  table:
    'changing-tables childrens-tables-chairs coffee-side-tables console-tables-sideboards kitchen-islands ' +
    'kitchen-worktops',
  tank:
    'industrial-technology biomass-biogas-plants bioprocess-equipment dairy-processing-machines desalination-plants ' +
    'pharmaceutical-machines refined-fuels-petroleum-products tanks-pressure-vessels wastewater-treatment-plants',
  tap: 'bathroom-plumbing kitchen-sinks showers-bathtubs taps-mixers',
  thermostat: 'smart-energy-monitors temperature-process-controllers thermostats-radiator-valves',
  tie: 'ties-bow-ties',
  tile: 'carpets-rugs ceramic-porcelain-tiles vinyl-resilient-flooring',
  timber: 'fences-garden-buildings pulp wood-laminate-flooring wooden-houses',
  tin:
    'canned-fish canned-preserved-vegetables frozen-ready-meals fruit-preserves-purees metal-cans-closures ' +
    'pet-food ready-meals soups-broths',
  tooth: 'dental-implants-prosthetics dental-instruments-devices dental-units-chairs orthodontics',
  toothbrush: 'bath-body-oral-care toothbrushes toothpaste-mouthwash',
  tower:
    'asset-management banking-investment chambers-of-commerce commercial-banks company-formation ' +
    'department-discount-stores general-contractors holding-investment-companies hotels-lodging ' +
    'industry-associations offices-retail-space property-development real-estate real-estate-investment-trusts ' +
    'real-estate-services-agencies residential-property trading-companies travel-hospitality-facilities',
  toy: 'baby-world board-games-puzzles building-toys playground-equipment toys-games',
  train: 'marine-rail-components rail-freight rolling-stock',
  training: 'environmental-consulting',
  transformer: 'energy power-transmission voltage-stabilizers substations-grid-automation',
  trousers: 'denim-jackets-skirts jeans kids-trousers-shorts mens-shorts shorts-capris womens-trousers-leggings',
  truck: 'business-services buses-coaches special-purpose-vehicles',
  tube: 'baby-bath-skin-care facial-cleansers-toners hand-foot-care',
  turbine: 'rotor-blades-towers wind-farm-operation-service',
  umbrella: 'parasols-gazebos',
  wallSwitch:
    'building-automation electrical-installation knx-bus-devices remote-controls-scene-switches ' +
    'smart-switches-sockets wiring-devices-plates',
  wardrobe:
    'filing-cabinets-lockers shoe-hallway-cabinets childrens-storage fitted-kitchens kitchen-bathroom-furniture storage-cabinets tv-media-furniture wardrobes',
  warehouse:
    'warehousing-fulfillment automated-warehouses industrial-distributors industrial-logistics-property land-industrial-parks ' +
    'steel-buildings-warehouses',
  washer: 'dishwashers washing-machines-dryers',
  watch: 'smartwatches-wearables womens-watches',
  window: 'blind-curtain-drives blinds-shutters doors-windows-locks exhibition-stand-construction windows-glazing',
  wine:
    'alcohol-free-drinks-mixers beer-cider cooking-oils-fats glass-bottles-jars mineral-spring-water olive-oil ' +
    'soft-drinks vinegar-dressings',
}

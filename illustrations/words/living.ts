// Word rules of living; first match wins.
import type { Words } from '../kinds.ts'

export const WEAR: Words = [
  ['yarn', 'yarn|thread|fibres?$|fibers?$|wool'],
  [
    'fabric',
    'fabric|textile|leather|cloth$|nonwoven|non woven|curtain|carpet|rugs?$|towel|blanket|linens?$|quilt|bedding',
  ],
  [
    'bodysuit',
    'baby cloth|baby wear|infant|bodysuit|romper|baby garment|onesie|children\\w* cloth|kids\\w* cloth|baby & todd|newborn|layette|childrenswear',
  ],
  ['stroller', 'stroller|pram|pushchair|baby carr|car seat|baby transport|baby trav'],
  ['babyBottle', 'baby bottle|nursing|baby feed|formula|pacifier|breast|baby food|teether|feeding'],
  ['crib', 'crib|cot$|nursery|baby furnit|high chair|playpen|baby bed|baby safety|baby gate|bassinet'],
  ['teddy', 'plush|doll|stuffed|soft toy'],
  ['toy', 'toy|baby|game|kid|child|block|puzzle|play'],
  ['shoe', 'shoe|boot|footwear|sandal|sneaker|slipper|trainers'],
  ['sock', 'socks?$|hosier|stocking|tights|underwear|lingerie|leggings'],
  ['glove', 'glove|mitten'],
  ['hat', 'hats?$|caps?$|headwear|beanie'],
  ['dress', 'dress|skirt|gown|bridal|lingerie|nightwear|swim|women|saree|ethnic|traditional'],
  ['trousers', 'trouser|pants?$|jean|shorts|denim|bottoms'],
  [
    'garment',
    'apparel|shirt|garment|uniform|wear|jacket|coat|cloth|knit|tops?$|suits?$|outfit|sweater|hoodie|vest|topwear|costume|private label',
  ],
  ['watch', 'watch|clock|timepiece'],
  ['glasses', 'glasses|eyewear|optical|spectacle|sunglass|contact lens'],
  ['ring', 'rings?$|jewel|earring|brooch|diamond|gemstone|precious|bracelet|gold|silver'],
  ['necklace', 'necklace|pendant|bead|pearl|hair acc'],
  ['strap', 'belts?$|strap|suspender|buckle'],
  ['wallet', 'wallet|purse|card holder|small leather|key ?ring|key chain'],
  ['backpack', 'backpack|rucksack|school bag|sports bag'],
  ['suitcase', 'suitcase|luggage|travel|trolley|briefcase'],
  ['umbrella', 'umbrella|parasol|rain'],
  ['handbag', 'handbag|bags?$|tote|clutch bag|fashion|accessor|scar(?:f|ves)|shawl|tie$|ties$'],
]

export const CARE: Words = [
  ['perfume', 'perfum|fragranc|cologne|essential oil|scent|aroma'],
  ['lipstick', 'lip|make ?up|cosmetic|nail|mascara|foundation|eye shad'],
  ['hairDryer', 'hair (?:dry|styl|tool|appl)|dryer|curl|beauty (?:dev|equip|appl)|salon|shav|razor|groom|clipper'],
  ['soap', 'soap|bath|body wash|hygiene|cleans'],
  ['tube', 'cream|lotion|gel$|toothpaste|sun care|sunscreen|oral care|tubes?$|skin|ointment|dental care'],
  ['bottle', 'beauty|shampoo|hair|personal care|detergent|bottle|clean|spa$|disinfect|sanit[iy]'],
  [
    'medicine',
    'pharma|medicine|drug|vitamin|supplement|tablet|pill|nutraceut|vaccine|otc|active ingred|capsule|herbal',
  ],
  ['syringe', 'syringe|needle|injection|infusion|catheter|cannula|consumable|anesth|anaesth|disposable'],
  ['mask', 'masks?$|respirat|face|infection|surgical app|ear nose'],
  ['wheelchair', 'wheelchair|mobility|rehabilit|walking|orthop|physical med|prosthe|elderly'],
  ['microscope', 'microscop|patholog|micro ?biolog|hematolog|haematolog|immunolog|optics|ophthal'],
  [
    'glassware',
    'laborator|glassware|reagent|toxicolog|clinical chem|chemistry|test kit|diagnostic|in vitro|life science|biotech',
  ],
  ['hospitalBed', 'hospital|patient bed|ward|operating|general hospital|surg|furniture, medical|medical furnit'],
  ['tooth', 'dental|tooth|dentist'],
  ['bandage', 'bandage|wound|first aid|plaster|dressing|plastic surgery'],
  [
    'medical',
    'medic|health|clinic|diagnos|cardio|neurolog|radiolog|obstetric|gastro|urolog|patient|ultrasound|x ray|therap|veterinar',
  ],
]

export const TABLE: Words = [
  ['cup', 'coffee|tea$|cocoa|chocolate|hot drink'],
  [
    'wine',
    'wine|beer|spirit|alcohol|liquor|whisk|vodka|olive oil|vinegar|oils? and|juice|water$|beverage|drink|soft drink',
  ],
  ['dairy', 'dairy|milk|cheese|butter|yog|egg|cream'],
  ['meat', 'meat|poultry|beef|pork|chicken|sausage|lamb'],
  ['fish', 'fish|seafood|shrimp|aquacult|tuna|shellfish'],
  ['bread', 'bread|bakery|biscuit|cake|pastr|pasta|snack|cereal|confection|sweets|candy|dough'],
  ['tin', 'canned|preserv|tinned|conserv|pet food|ready meal|soups?$|prepared|tomato'],
  ['grain', 'grain|wheat|rice|maize|corn|oats|barley|pulses|crop|flour|malt|straw'],
  ['sack', 'sack|feed|fertili|seeds?$|sugar|salt|powder|cement|animal nutr|bulk|ingredient|starch'],
  ['produce', 'fruit|vegetable|produce|fresh|citrus|apple|potato|berr|nuts$|mushroom|onion|packaged veg'],
  ['flower', 'flower|floral|bouquet|garden plant'],
  ['seedling', 'plants?$|seedling|organic|horticult|nurseries|agro|greenhouse|farming|pesticide|crop protect'],
  ['food', 'food|honey|jam|spread|sauce|spice|condiment|agricult|olive|spices|grocer|season'],
]

export const HOME: Words = [
  ['desk', 'desk|office furnit|workbench|work station|school furnit|workplace'],
  ['table', 'tables?$|dining|bar furnit|outdoor furnit|garden furnit|restaurant furnit|contract furnit'],
  ['sofa', 'sofa|couch|armchair|upholster|living room|lounge|seating|mattress topper'],
  ['bed', 'beds?$|mattress|bedroom|pillows?$'],
  ['wardrobe', 'wardrobe|cabinet|closet|kitchen (?:furnit|cab|unit)|storage furnit|locker|vanit'],
  ['shelf', 'shel(?:f|v)|bookcase|display furnit|shop fitting|retail|media furnit|library'],
  ['chair', 'chair|stool|bench|furniture|ergonom'],
  ['fridge', 'fridge|refriger|freezer|cold room|cold stor|wine cool'],
  ['washer', 'washing machine|washers?|laundry|dishwash|household appl|home appl|tumble'],
  ['robotCleaner', 'vacuum|cleaner|floor care|cleaning equip'],
  [
    'cookware',
    'cook|kitchen|tableware|pots?$|pans?$|cutlery|dinner|houseware|housewares|small appl|bakeware|glass ware',
  ],
  ['mower', 'mower|lawn|garden|outdoor|landscap|chainsaw'],
  ['door', 'door|gates?$|shutter|partition|entrance'],
  ['window', 'window|glazing|glass|facade|façade|curtain wall|blind|skylight|shade'],
  ['tap', 'faucet|taps?$|plumb|showers?|sanitary fit|water supply|mixer tap'],
  ['basin', 'sanitary|basin|sinks?$|bathtub|toilet|bathroom|ceramic'],
  ['tile', 'tile|floor|parquet|stone$|marble|granite|paving|wall cover|wallpaper'],
  ['paintCan', 'paint|varnish|lacquer|stain|wall finish|plasters?$'],
  ['timber', 'timber|wood|lumber|plywood|bamboo|veneer|decking'],
  ['house', 'house|real estate|property|prefab|building|home|roof|modular|container house|swimming pool|estate'],
  ['brick', 'brick|concrete|masonry|block|insulat|drywall|gypsum|construct|scaffold|waterproof|aggregate'],
]

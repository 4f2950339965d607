// What buyers type, mixed: browsing, names, two words, rare and common ones, misspelt, part numbers, Chinese. For measuring only.

export const queries = {
  business: ['', 'electronics', 'industrial co', 'semiconductor', 'technology limited', 'siemens', 'energy', 'motor', 'food', 'telecom services', 'automaton', 'pharmaceutcal', 'steel', 'textile', '电子'],
  product: ['', 'laptop', 'solar module', 'monocrystalline 400 W', 'heat pump', 'bearing', 'deep groove ball bearing', 'toner cartridge black', 'hp laserjet', 'usb cable', 'keybord', 'wireles mouse', 'samsung', 'organic chocolate', 'zigbee plug', 'inverter', 'FC-600', 'printer', '灯'],
} as const

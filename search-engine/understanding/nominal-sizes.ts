// Nominal sizes: DN ↔ NPS, PN ↔ class.
import type { Concept } from '../documents.ts'

// ISO 6708, ASME B36.10; ISO 7005-1.
const diameters = new Map(
  '6=1/8 8=1/4 10=3/8 15=1/2 20=3/4 25=1 32=1-1/4 40=1-1/2 50=2 65=2-1/2 80=3 100=4 125=5 150=6 200=8 250=10 300=12 350=14 400=16 450=18 500=20 600=24'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)
const pressures = new Map(
  '20=150 50=300 110=600 150=900 260=1500 420=2500'.split(' ').map((pair) => pair.split('=') as [string, string]),
)
const inches = new Map([...diameters].map(([metric, inch]) => [inch, metric]))
const classes = new Map([...pressures].map(([metric, rating]) => [rating, metric]))

const nominal = /(?<![\p{L}\p{N}])(?:(DN|NPS|PN|Class)[\s-]?(\d+(?:(?:-\d)?\/\d)?))(?![\p{L}\p{N}/])/giu

const inch =
  /(?<![\p{L}\p{N}./,-])(\d+(?:[- ]\d\/\d|\/\d)?)\s?(?:["”″]|(?:inch(?:es)?|in|zoll|pulgadas?|pollic[ei]|pouces?|polegadas?)(?![\p{L}\p{N}])|英寸|寸)/giu

function inchesIn(text: string): Concept[] {
  return [...text.matchAll(inch)].flatMap(({ 0: found, 1: size }) => {
    const equivalents = namesOf('NPS', size!.replace(' ', '-'))
    return equivalents.length > 0 ? [{ text: found, equivalents: [...equivalents, `NPS ${size}`] }] : []
  })
}

export function nominalsIn(text: string): Concept[] {
  const named = [...text.matchAll(nominal)].flatMap(({ 0: found, 1: system, 2: size }) => {
    const equivalents = namesOf(system!.toUpperCase(), size!)
    return equivalents.length > 0 ? [{ text: found, equivalents }] : []
  })
  return [...named, ...inchesIn(text)]
}

function namesOf(system: string, size: string): string[] {
  const metric = system === 'DN' ? size : system === 'NPS' ? inches.get(size) : undefined
  const inch = metric && diameters.get(metric)
  if (inch) return [`DN ${metric}`, `DN${metric}`, `NPS ${inch}`].filter((name) => name !== `${system} ${size}`)
  const bar = system === 'PN' ? size : system === 'CLASS' ? classes.get(size) : undefined
  const rating = bar && pressures.get(bar)
  return rating ? [`PN ${bar}`, `PN${bar}`, `Class ${rating}`].filter((name) => name !== `${system} ${size}`) : []
}

// Line drawing sheet: grid, center lines, dimensions.
import { chance } from './chance.ts'
import { SHEET } from './paints.ts'

export function drawing(thing: string, seed: string): string {
  const figures = chance(`${seed}/dim`)
  const width = figures.int(18, 96) * 10
  const height = figures.int(16, 64) * 10
  return (
    `<path d="${grid()}" stroke="${SHEET.grid}" stroke-width=".7" fill="none"/>` +
    `<g transform="translate(36 16) scale(.82)">${thing}</g>` +
    `<path d="M20 148H380M200 14V262" stroke="${SHEET.axis}" stroke-width=".8" stroke-dasharray="12 3 2 3" fill="none"/>` +
    dimension('M64 250v26M336 250v26M64 270H336M64 270l8-3v6zM336 270l-8-3v6z') +
    dimension('M344 46h26M344 222h26M364 46V222M364 46l-3 8h6zM364 222l-3-8h6z') +
    `<rect x="180" y="262" width="40" height="16" fill="${SHEET.ground}"/>${figure(200, 274, width)}` +
    `<rect x="350" y="126" width="28" height="16" fill="${SHEET.ground}"/>${figure(364, 138, height)}`
  )
}

function grid(): string {
  let d = ''
  for (let x = 20; x < 400; x += 20) d += `M${x} 0V300`
  for (let y = 20; y < 300; y += 20) d += `M0 ${y}H400`
  return d
}

function dimension(d: string): string {
  return `<path d="${d}" fill="none" stroke="${SHEET.dimension}" stroke-width="1"/>`
}

function figure(x: number, y: number, millimetres: number): string {
  return (
    `<text x="${x}" y="${y}" font-family="Inter,system-ui,sans-serif" font-size="11" ` +
    `fill="${SHEET.dimension}" text-anchor="middle">${millimetres}</text>`
  )
}

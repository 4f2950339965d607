// Cells as sheets paste and copy them.
import { statedStates, type StatedState } from '#contract/trade/territories/states.ts'
import type { Cells } from './cells.ts'
import { around, type Place } from './selection.ts'

type Sheet = { lines: readonly { lineID: string; name: string }[]; countries: readonly { code: string }[] }

const inOneLine = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ')

export function sheetOf({ lines, countries }: Sheet, cells: Cells, places: readonly Place[]): string {
  const corners = around(places)
  if (!corners) return ''
  const { from, to } = corners
  const isChosen = new Set(places.map(({ row, column }) => `${row} ${column}`))
  const across = countries.slice(from.column, to.column + 1)
  const rows = lines.slice(from.row, to.row + 1).map(({ lineID, name }, down) => [
    inOneLine(name),
    ...across.map(({ code }, aside) => {
      const cell = cells.get(lineID)?.get(code)
      return isChosen.has(`${from.row + down} ${from.column + aside}`) ? (cell?.stated ?? '') : ''
    }),
  ])
  return [['line', ...across.map(({ code }) => code)], ...rows].map((row) => row.join('\t')).join('\n')
}

type Words = Record<StatedState, readonly string[]>

function stateIn(text: string, words: Words): StatedState | undefined {
  const plain = text.trim().toLowerCase()
  return statedStates.find(
    (state) => state.toLowerCase() === plain || words[state].some((word) => word.toLowerCase() === plain),
  )
}

export function withHeads(text: string, { lines, countries }: Sheet, at: Place, words: Words): string | undefined {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t'))
  const isBare = rows.flat().every((cell) => cell.trim() === '' || stateIn(cell, words))
  if (!isBare) return text
  const width = Math.max(...rows.map(({ length }) => length))
  const [down, across] = [lines.slice(at.row, at.row + rows.length), countries.slice(at.column, at.column + width)]
  if (down.length < rows.length || across.length < width) return undefined
  const body = rows.map((row, index) => [
    inOneLine(down[index]!.name),
    ...across.map((_, column) => stateIn(row[column] ?? '', words) ?? ''),
  ])
  return [['line', ...across.map(({ code }) => code)], ...body].map((row) => row.join('\t')).join('\n')
}

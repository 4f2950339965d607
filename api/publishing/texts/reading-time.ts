// Reading time: words or Chinese characters.
import type { Block, Run } from '#contract/publishing/texts.ts'
import { textOfRuns } from './markdown.ts'

const wordsPerMinute = 220
const charactersPerMinute = 400

function linesOf(block: Block): Run[][] {
  switch (block.kind) {
    case 'list':
      return block.items
    case 'table':
      return [block.head, ...block.rows].flat()
    case 'quote':
      return block.paragraphs
    case 'figure':
      return [[{ text: block.caption }]]
    default:
      return [block.runs]
  }
}

export function wordsOf(blocks: readonly Block[]): string {
  return blocks.flatMap(linesOf).map(textOfRuns).join('\n')
}

export function readingTime(blocks: readonly Block[]): number {
  const text = wordsOf(blocks)
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute))
}

// Blocks of a text as plain text, such as for an agreement that is hashed and signed.
import type { Block } from '#contract/publishing/texts.ts'
import { textOfRuns } from './markdown.ts'

/** `# ` begins a heading, `- ` an item; an empty line between blocks. */
export function plainOf(blocks: readonly Block[]): string {
  return blocks.map(plainBlock).filter(Boolean).join('\n\n')
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `# ${textOfRuns(block.runs)}`
    case 'paragraph':
      return textOfRuns(block.runs)
    case 'list':
      return block.items.map((runs, at) => `${block.ordered ? `${at + 1}.` : '-'} ${textOfRuns(runs)}`).join('\n')
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.map(textOfRuns).join(' | ')).join('\n')
    case 'quote':
      return block.paragraphs.map(textOfRuns).join('\n')
    case 'figure':
      return ''
  }
}

// Icon sprite: `node web/build/icons.ts` draws `web/ui/icons.svg` from `web/ui/icons.ts`.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as names from '#web/ui/icons.ts'

type Drawing = { __iconNode: [tag: string, attributes: Record<string, string>][] }

export const spriteFile = join(import.meta.dirname, '../ui/icons.svg')

export async function spriteOf(icons: Record<string, string>): Promise<string> {
  const symbols = await Promise.all(
    Object.entries(icons).map(async ([component, name]) => {
      const drawing = (await import(`@tabler/icons-react/dist/esm/icons/${component}.mjs`)) as Drawing
      const shapes = drawing.__iconNode.map(
        ([tag, { key: _, ...attributes }]) =>
          `<${tag}${Object.entries(attributes)
            .map(([attribute, value]) => ` ${attribute}="${value}"`)
            .join('')}/>`,
      )
      return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>\n`
    }),
  )
  const licence = '<!-- Tabler Icons, Copyright (c) 2020-2026 Paweł Kuna, MIT License -->\n'
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${licence}${symbols.join('')}</svg>\n`
}

if (import.meta.main) await writeFile(spriteFile, await spriteOf(names))

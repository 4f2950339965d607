// Style sheets: short class names, two sheets a page.
import { createHash } from 'node:crypto'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const root = join(import.meta.dirname, '..')

const letters = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Class names are equal on server and in browser. */
export function shortNames(): (name: string, file: string) => string {
  const modules = new Map<string, { prefix: string; names: string[] }>()
  return (name, file) => {
    const path = relative(root, file.split('?')[0]!)
    let module = modules.get(path)
    if (!module) {
      const digest = createHash('sha256').update(path).digest()
      const prefix = [...digest.subarray(0, 4)].map((byte, at) => letters[at ? byte % 62 : 10 + (byte % 52)]).join('')
      for (const [other, { prefix: taken }] of modules)
        if (taken === prefix) throw new Error(`${path} and ${other} have the same class names: rename one`)
      modules.set(path, (module = { prefix, names: [] }))
    }
    if (!module.names.includes(name)) module.names.push(name)
    return module.prefix + module.names.indexOf(name).toString(36)
  }
}

const importOfNames = /^import (\w+) from ('[^']+\.module\.css')/gm

/** An object only for names looked up by value. */
export function classNames(): Plugin {
  return {
    name: 'class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: '.module.css' },
      handler: (code) => ({
        code: code.replace(importOfNames, (found, name: string, file: string) =>
          code.includes(`${name}[`) ? found : `import * as ${name} from ${file}`,
        ),
        map: null,
      }),
    },
  }
}

export function keptSheets(): Plugin {
  return {
    name: 'kept-sheets',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, moduleSideEffects: 'no-treeshake', map: null }),
    },
  }
}

type Graph = { getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importers'> | null }

function loadersOf(id: string, graph: Graph): Set<string> {
  const seen = new Set([id])
  for (const one of seen) for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer)
  const loads = /^(app\/entry\.|(?!foundation\/).*Page\.tsx$)/
  return new Set([...seen].map((one) => relative(root, one)).filter((path) => loads.test(path)))
}

/** Chunk of the site, or of one district. */
export function areaOf(id: string, graph: Graph): string | null {
  const loaders = [...loadersOf(id, graph)]
  if (loaders.some((path) => path.startsWith('app/'))) return 'site'
  if (!id.endsWith('.css') || loaders.length === 0) return null
  const districts = new Set(loaders.map((path) => /^operations\/console|^discovery\/reach|^\w+/.exec(path)![0]))
  return districts.size > 1 ? 'site' : `${[...districts][0]!.replace('/', '-')}-look`
}

export async function dropEmptyScripts(client: string): Promise<void> {
  const scripts = new Map<string, string>()
  for await (const file of glob('assets/*.js', { cwd: client }))
    scripts.set(basename(file), await readFile(join(client, file), 'utf8'))
  const isEmpty = (name: string) => scripts.get(name)?.trim() === ''
  for (const [name, code] of scripts) {
    const rest = code.replace(/import"\.\/([\w.-]+)";/g, (found, other: string) => (isEmpty(other) ? '' : found))
    if (isEmpty(name)) await rm(join(client, 'assets', name))
    else if (rest !== code) await writeFile(join(client, 'assets', name), rest)
  }
  const path = join(client, 'manifest.json')
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, { file: string; isStyle?: true }>
  for (const chunk of Object.values(manifest)) if (isEmpty(basename(chunk.file))) chunk.isStyle = true
  await writeFile(path, JSON.stringify(manifest))
}

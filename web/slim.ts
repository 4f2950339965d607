// What makes the browser bundle smaller and changes nothing in what it does. Build time only.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** What React asks its browser for at run time, with code for the case that it is missing. No navigation: pages show themselves that they load. */
export const browserHas = {
  'typeof window': '"object"',
  'typeof document': '"object"',
  'typeof reportError': '"function"',
  'typeof queueMicrotask': '"function"',
  'typeof AbortController': '"function"',
  'typeof MessageChannel': '"function"',
  'typeof process': '"undefined"',
  'typeof navigation': '"undefined"',
  'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
}

/** React comes as CommonJS, so every call of its parts would be `(0, react.useState)(…)`. As constants of a module they are plain names. */
export function reactNames(): Plugin {
  const mark = '\0names:'
  const sources = ['react', 'react/jsx-runtime']
  return {
    name: 'react-names',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      sources.includes(id) && !importer.startsWith(mark) && !importer.includes('/node_modules/') ? mark + id : null,
    load(id) {
      if (!id.startsWith(mark)) return null
      const source = id.slice(mark.length)
      const names = Object.keys(require(source) as object).filter((name) => /^[a-zA-Z]/.test(name))
      const lines = names.map((name) =>
        // They differ in development alone.
        name === 'jsxs'
          ? 'export { jsx as jsxs }'
          : `import { ${name} as its${name} } from '${source}'; export const ${name} = its${name}`,
      )
      return { code: lines.join('\n'), moduleSideEffects: false }
    },
  }
}

/** A module of Tabler's becomes the path that all lines of its drawing make together, without a component around it. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    transform(code, id) {
      if (!/\/icons-react\/.*\/icons\/\w+\.mjs(\?|$)/.test(id)) return null
      const lines = JSON.parse(/__iconNode = (\[.*\]);/.exec(code)![1]!) as [string, { d: string }][]
      const other = lines.find(([shape, { d, ...rest }]) => shape !== 'path' || !d.startsWith('M') || 'fill' in rest)
      if (other) this.error(`${id} draws with more than lines: ${other.join(' ')}`)
      return { code: `export const __iconNode = '${lines.map(([, { d }]) => d).join('')}'`, map: null }
    },
    generateBundle: {
      order: 'post',
      // Drawings are texts inside other modules, where the collector of licences does not see them.
      handler(_, bundle) {
        const licences = bundle['licences.txt']
        if (licences?.type !== 'asset') return
        const folder = dirname(require.resolve('@tabler/icons-react/package.json'))
        const { name, version, license } = require(`${folder}/package.json`) as Record<string, string>
        licences.source += `\n## ${name} - ${version} (${license})\n\n${readFileSync(`${folder}/LICENSE`, 'utf8').trim()}\n`
      },
    },
  }
}

/** The browser's side of lazy imports, less what Vite's own does for other builds: style sheets first, each once. */
export function sheetsFirst(): Plugin {
  return {
    name: 'sheets-first',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? `export { withSheets as __vitePreload } from '/browser/sheets.ts'` : null,
  }
}

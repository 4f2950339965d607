// The words of each page as files for browsers: emitted by the build, made as they are asked for by the development server.
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { isLocale, locales } from '#contract/locales.ts'
import { wordGroups } from './word-groups.ts'
import { collectMessages, messagesOf } from './words.ts'

/**
 * The files of a language are in a folder named by all of them together, so that no page has to name the files of others; `words.json`
 * beside the manifest says which folder. What is built knows messages by the shortest beginnings of their ids that tell them apart.
 */
export function pageWords(): Plugin {
  let collecting: ReturnType<typeof collectMessages> | undefined
  const collected = () => (collecting ??= collectMessages())
  let short = new Map<string, string>()
  return {
    name: 'page-words',
    enforce: 'post',
    async configResolved({ command }) {
      if (command === 'build') short = shortened(Object.keys(await collected()))
    },
    transform(code, id) {
      if (!short.size || !/\/web\/.*\.tsx?$/.test(id)) return null
      return {
        code: code.replace(/\bid: "([\w-]+)"/g, (all, long: string) => all.replace(long, short.get(long) ?? long)),
        map: null,
      }
    },
    async generateBundle() {
      const files = new Map<string, string>()
      for (const group of wordGroups()) {
        for (const locale of locales) {
          const messages = Object.entries(await messagesOf(await collected(), locale, group))
          const words = Object.fromEntries(messages.map(([id, message]) => [short.get(id) ?? id, message]))
          files.set(`${locale}/${group}.json`, JSON.stringify(words))
        }
      }
      const hash = createHash('sha256')
        .update([...files.values()].join())
        .digest('base64url')
        .slice(0, 8)
      const folder = `assets/words-${hash}/`
      for (const [file, source] of files) this.emitFile({ type: 'asset', fileName: folder + file, source })
      this.emitFile({ type: 'asset', fileName: 'words.json', source: JSON.stringify(`/${folder}`) })
    },
    configureServer(server) {
      // Collecting reads every source: once, and again after one has changed.
      server.watcher.on('all', (_, file) => {
        if (/\.(tsx?|po)$/.test(file)) collecting = undefined
      })
      server.middlewares.use('/@words', (request, response, next) => {
        const [, locale, group] = /^\/(\w+)\/([\w/]+)\.json/.exec(request.url ?? '') ?? []
        if (!isLocale(locale)) return next()
        collected()
          .then((messages) => messagesOf(messages, locale, group))
          .then(
            (messages) => response.setHeader('content-type', 'application/json').end(JSON.stringify(messages)),
            next,
          )
      })
    },
  }
}

/** Of each id as many letters as no other begins with. */
function shortened(ids: string[]): Map<string, string> {
  const sorted = ids.toSorted()
  const same = (one: string, other = '') => [...one].findIndex((letter, at) => letter !== other[at])
  return new Map(
    sorted.map((id, at) => [id, id.slice(0, 1 + Math.max(same(id, sorted[at - 1]), same(id, sorted[at + 1])))]),
  )
}

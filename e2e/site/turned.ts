// Pseudo-language ar-XB: English from right to left.
import { readFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { basename, join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { catalogOf } from '#web/build/words.ts'
import { type Site, startSite } from './site.ts'

type Message = string | Message[] | { [choice: string]: Message }

/** Tags, numbers and placeholders stay. */
function turned(text: string): string {
  return text.replace(/<\/?\w+\/?>|\p{L}+/gu, (found) =>
    found.startsWith('<') ? found : `\u200f\u202e${found}\u202c\u200f`,
  )
}

function turnedMessage(message: Message): Message {
  if (typeof message === 'string') return turned(message)
  if (!Array.isArray(message)) return message
  return message.flatMap((part): Message[] => {
    if (!Array.isArray(part)) return [turnedMessage(part)]
    if (part.length === 1) return ['\u2068', part, '\u2069']
    const [name, kind, choices] = part
    if (typeof choices !== 'object' || Array.isArray(choices)) return [part]
    const turnedChoices = Object.entries(choices).map(([choice, text]) => [choice, turnedMessage(text)] as const)
    return [[name!, kind!, Object.fromEntries(turnedChoices)]]
  })
}

const json = (value: unknown) => JSON.stringify(value)

/** Call before the server is loaded. */
function turnServer(): void {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      if (!/\/web\/dist\/server\/(entry\.server|assets\/en-[\w-]+)\.js$/.test(url)) return loaded
      const source = String(loaded.source)
        .replace('<html lang="${site.locale}"', '<html lang="ar-XB" dir="rtl"')
        .replace(/JSON\.parse\((".*")\)/, (_, text: string) => {
          const messages = Object.entries(JSON.parse(JSON.parse(text) as string) as Record<string, Message>)
          return json(Object.fromEntries(messages.map(([id, message]) => [id, turnedMessage(message)])))
        })
      return { ...loaded, source }
    },
  })
}

async function turnScripts({ browser }: Site): Promise<void> {
  const words = new Map(
    Object.entries(await catalogOf('en')).map(([id, { translation, message }]) => {
      const compiled = compileMessage(translation || message || id) as Message
      return [id, { plain: json(compiled), turned: json(turnedMessage(compiled)) }]
    }),
  )
  const assets = join(import.meta.dirname, '../../web/dist/client/assets')
  const scripts = new Map<string, Promise<string>>()
  async function scriptOf(name: string): Promise<string> {
    const code = await readFile(join(assets, name), 'utf8')
    const [first, ...rest] = code.split(/(?<=\bid:(?:"[\w-]{6}"|'[\w-]{6}'|`[\w-]{6}`),message:)/)
    let before = first!
    return rest.reduce((whole, part) => {
      const word = words.get(before.slice(-16, -10))
      before = part
      return whole + (word && part.startsWith(word.plain) ? word.turned + part.slice(word.plain.length) : part)
    }, first!)
  }
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    await context.route(/\.en-[\w-]{8}\.js$/, async (route) => {
      const name = basename(new URL(route.request().url()).pathname)
      if (!scripts.has(name)) scripts.set(name, scriptOf(name))
      await route.fulfill({ contentType: 'text/javascript', body: (await scripts.get(name))! })
    })
    return context
  }
}

/** One a process, which has no other site. */
export async function startTurnedSite(): Promise<Site> {
  turnServer()
  const site = await startSite()
  await turnScripts(site)
  return site
}

// The words in components: what the macros turn `<Trans>` and `useLingui` into. Finding and filling in a message is message.ts.
import { cloneElement, createContext, Fragment, isValidElement, use, type ReactElement, type ReactNode } from 'react'
import type { I18n, MessageDescriptor, Translate, Values } from './message.ts'

const I18nContext = createContext<I18n | undefined>(undefined)
export const I18nProvider = I18nContext

/** `t` translates; through the macro it takes a template. */
export function useLingui(): { i18n: I18n; _: Translate; t: Translate } {
  const i18n = use(I18nContext)
  if (!i18n) throw new Error('useLingui outside of the words')
  const translate = i18n._ as Translate
  return { i18n, _: translate, t: translate }
}

type TransProps = MessageDescriptor & { components?: Record<string, ReactElement> }

/** Text with elements in it: `<0>…</0>` and `<0/>` of the message become the given components. */
export function Trans({ id, message, values = {}, components = {} }: TransProps): ReactNode {
  const { i18n } = useLingui()
  const elements: Record<string, ReactElement> = { ...components }
  const plain: Values = {}
  for (const [name, value] of Object.entries(values)) {
    // Words that somebody wrote may look like our markers: they go round them.
    if (!isValidElement(value) && !(typeof value === 'string' && value.includes('<'))) plain[name] = value
    else {
      const key = `v${name}`
      elements[key] = <Fragment>{value}</Fragment>
      plain[name] = `<${key}/>`
    }
  }
  return withElements(i18n._({ id, ...(message !== undefined && { message }), values: plain }), elements)
}

function withElements(text: string, elements: Record<string, ReactElement>): ReactNode {
  const parts = text.split(/<(\w+)>([\s\S]*?)<\/\1>|<(\w+)\/>/)
  if (parts.length === 1) return text
  const nodes: ReactNode[] = []
  for (let at = 0; at < parts.length; at += 4) {
    const [before, paired, inside, single] = parts.slice(at, at + 4)
    if (before) nodes.push(before)
    const element = elements[paired ?? single ?? '']
    if (!element) continue
    const children = inside ? withElements(inside, elements) : undefined
    nodes.push(cloneElement(element, { key: at }, ...(children === undefined ? [] : [children])))
  }
  return nodes
}

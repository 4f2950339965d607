// Email templates.
import { isolated, withMeasures } from '../direction.ts'
import { compose } from './compose.ts'
import type { EmailClass } from './throttle.ts'

export type EmailWords = {
  subject: string
  subjectMany?: string | undefined
  paragraphs: string[]
  button?: string | undefined
  footer: string
}
type ByLocale<Value> = Record<string, Value>
export type Placeholder = {
  meaning: ByLocale<string>
  sample: string | ByLocale<string>
  /** A missing value drops the paragraph that names it. */
  optional?: true
  /** Alone in a paragraph, each part between blank lines becomes one. */
  several?: true
  /** Free text of people; subjects show this instead. */
  typed?: ByLocale<string>
}
export type EmailTemplate = {
  kind: string
  group: string
  receiver: string
  throttle: EmailClass
  name: ByLocale<string>
  when: ByLocale<string>
  texts: ByLocale<EmailWords>
  placeholders: Record<string, Placeholder>
  /** Optional ones must be named wherever they have a value. */
  required: readonly string[]
  samplePage: string
}

const placeholder = /\{(\w+)\}/g

export function placeholdersIn(...texts: string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(placeholder)].map(([, name]) => name!)))]
}

export function textsOf({ subject, subjectMany = '', paragraphs, button = '', footer }: EmailWords): string[] {
  return [subject, subjectMany, ...paragraphs, button, footer]
}

/** `unwanted`: this kind has no such field. `leftOut`: named only in a paragraph dropped while `other` has no value. */
export type WordsProblem = { field: keyof EmailWords } & (
  | { problem: 'missing' | 'unwanted' | 'brace' }
  | { problem: 'unknown' | 'unnamed'; name: string }
  | { problem: 'leftOut'; name: string; other: string }
)

export function textOfProblem(problem: WordsProblem): string {
  switch (problem.problem) {
    case 'missing':
      return 'is missing'
    case 'unwanted':
      return 'belongs to other emails'
    case 'brace':
      return 'has a brace of no placeholder'
    case 'unknown':
      return `has the unknown placeholder {${problem.name}}`
    case 'unnamed':
      return `must name {${problem.name}}`
    case 'leftOut':
      return `must name {${problem.name}} in the subject or a paragraph of its own: the one with {${problem.other}} is left out where that is empty`
  }
}

export function problemsOf(template: EmailTemplate, words: EmailWords): WordsProblem[] {
  const { texts, placeholders, required } = template
  const delivered = Object.values(texts)[0]!
  const fields: [keyof EmailWords, string[]][] = [
    ['subject', [words.subject]],
    ['subjectMany', [words.subjectMany ?? '']],
    ['paragraphs', words.paragraphs],
    ['button', [words.button ?? '']],
    ['footer', [words.footer]],
  ]
  const problems = new Map<keyof EmailWords, WordsProblem>()
  function add(problem: WordsProblem): void {
    if (!problems.has(problem.field)) problems.set(problem.field, problem)
  }
  for (const [field, lines] of fields) {
    const unknown = placeholdersIn(...lines).find((name) => !Object.hasOwn(placeholders, name))
    if (unknown) add({ field, problem: 'unknown', name: unknown })
    else if (lines.some((line) => /[{}]/.test(line.replace(placeholder, '')))) add({ field, problem: 'brace' })
  }
  for (const field of ['subjectMany', 'button'] as const) {
    if (Boolean(delivered[field]) === Boolean(words[field]?.trim())) continue
    add({ field, problem: delivered[field] ? 'missing' : 'unwanted' })
  }
  if (!words.subject.trim()) add({ field: 'subject', problem: 'missing' })
  if (words.paragraphs.length === 0 && delivered.paragraphs.length > 0) add({ field: 'paragraphs', problem: 'missing' })
  for (const name of required) {
    const field = fieldOf(delivered, name)
    const always = field === 'footer' ? [words.subject, words.footer] : [words.subject]
    if (placeholdersIn(...always).includes(name)) continue
    const paragraphs = words.paragraphs.map((text) => placeholdersIn(text)).filter((names) => names.includes(name))
    const others = paragraphs.map((names) => names.find((other) => isLeftOutWith(template, other, name)))
    if (others.includes(undefined)) continue
    add(others[0] ? { field, problem: 'leftOut', name, other: others[0] } : { field, problem: 'unnamed', name })
  }
  return [...problems.values()]
}

function isLeftOutWith({ texts, placeholders }: EmailTemplate, other: string, name: string): boolean {
  if (other === name || !placeholders[other]?.optional) return false
  const delivered = Object.values(texts)[0]!.paragraphs.map((text) => placeholdersIn(text))
  return !placeholders[name]?.optional || !delivered.some((names) => names.includes(name) && names.includes(other))
}

function fieldOf({ paragraphs, footer }: EmailWords, name: string): 'subject' | 'paragraphs' | 'footer' {
  if (placeholdersIn(...paragraphs).includes(name)) return 'paragraphs'
  return placeholdersIn(footer).includes(name) ? 'footer' : 'subject'
}

export type Filling = {
  locale: string
  values: Record<string, string>
  href?: string | undefined
  many?: boolean
}
export type ComposedEmail = { subject: string; text: string; html: string }

/** A placeholder in a value stays. Right-to-left values are isolated. */
export function emailOf(
  { placeholders, throttle }: Pick<EmailTemplate, 'placeholders' | 'throttle'>,
  words: EmailWords,
  { locale, values, href, many = false }: Filling,
): ComposedEmail {
  const fill = (text: string) => fillText(text, values)
  const heading = (many && words.subjectMany) || words.subject
  const subject = fillText(heading, { ...values, ...neutralValues({ placeholders, throttle }, { locale, values }) })
  const isEmpty = (name: string) => placeholders[name]?.optional && !values[name]
  const paragraphs = words.paragraphs
    .filter((text) => !placeholdersIn(text).some(isEmpty))
    .flatMap((text) => {
      const alone = /^\{(\w+)\}$/.exec(text)?.[1]
      if (!alone) return [fill(text)]
      const value = withMeasures(values[alone] ?? '')
      return placeholders[alone]?.several ? value.split(/\n\s*\n/) : [value]
    })
  const button = words.button && href ? { label: fill(words.button), href } : undefined
  const footer = fill(words.footer).split('\n')
  return { subject, ...compose({ locale, heading: fill(heading), paragraphs, ...(button && { button }), footer }) }
}

/** Subjects carry no free text. Notices may name people, without links or numbers. */
function neutralValues(
  { placeholders, throttle }: Pick<EmailTemplate, 'placeholders' | 'throttle'>,
  { locale, values }: Pick<Filling, 'locale' | 'values'>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(placeholders).flatMap(([name, { typed }]) => {
      const value = values[name]
      return typed && value && !(throttle === 'notice' && isName(value)) ? [[name, typed[locale]!]] : []
    }),
  )
}

const isName = (text: string) => text.length <= 120 && !/[/@:]|\w\.\w|\d{5}/.test(text)

export function fillText(text: string, values: Record<string, string>): string {
  return text.replace(placeholder, (_, name: string) => isolated(values[name] ?? ''))
}

export function samplesOf({ placeholders }: EmailTemplate, locale: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(placeholders).map(([name, { sample }]) => [
      name,
      typeof sample === 'string' ? sample : sample[locale]!,
    ]),
  )
}

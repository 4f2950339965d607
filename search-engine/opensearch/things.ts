// Documents of the thing, apart from mentions.
import type { QueryThing } from '../documents.ts'
import { type CompiledThing, type Level } from '../query/thing-matches.ts'
import type { WordDictionary } from '../segments/word-dictionary.ts'
import { membershipWord } from '../segments/lexicon.ts'
import { allOf, anyOf, type fitting, none, not } from './clauses.ts'
import type { Clause } from './send.ts'

type ThingInput = {
  thing: CompiledThing
  query: QueryThing
  words: WordDictionary
  level: Level
  full: Clause | undefined
  fits: ReturnType<typeof fitting>
}

export function ofThing(asked: ThingInput): Clause {
  return asked.thing.isOfCompanies ? listedCompanies(asked) : meantProducts(asked)
}

function members(ids: readonly string[]): Clause[] {
  return ids.length === 0 ? [] : [{ terms: { words: ids.map(membershipWord) } }]
}

function typed({ thing, words }: ThingInput): Clause[] {
  return thing.words.length === 0 ? [] : [{ terms: { types: thing.words.map((word) => words.text(word)) } }]
}

function namesOf({ bits, names }: CompiledThing, words: WordDictionary): string[][] {
  const texts = new Map([...bits].map(([word, bit]) => [bit, words.text(word)]))
  return names.map((mask) => [...texts].flatMap(([bit, text]) => ((mask & bit) === 0 ? [] : [text])))
}

function makers(asked: ThingInput): Clause {
  const { thing, query, words } = asked
  const field = thing.isBoundBy ? 'told' : 'said'
  const says = namesOf(thing, words).map((name) => allOf(name.map((word) => ({ term: { [field]: word } }))))
  const filed = members([...query.categories, ...query.memberCategories]).map((filter) => ({
    bool: { filter: [filter], must_not: members(query.otherCategories) },
  }))
  return anyOf([...typed(asked), ...filed, ...says])
}

export function listedMentions(asked: ThingInput): Clause | undefined {
  const { thing, level } = asked
  if (thing.isOfCompanies) return level === 'loose' ? not(makers(asked)) : undefined
  if (level === 'strict') return undefined
  return { bool: { filter: [meantProducts(asked)], must_not: [meantProducts({ ...asked, level: 'strict' })] } }
}

function listedCompanies(asked: ThingInput): Clause {
  const { level, fits } = asked
  if (level === 'loose') return { match_all: {} }
  return level === 'named' && fits.length > 0 ? anyOf([makers(asked), allOf(fits)]) : makers(asked)
}

function meantProducts(asked: ThingInput): Clause {
  const { thing, words, full, level } = asked
  const binding = [...thing.bindingWords].map((word) => words.text(word))
  const isBound = {
    bool: { filter: [{ term: { isCut: true } }, binding.length > 0 ? { terms: { words: binding } } : none] },
  }
  const meant = (isFull: boolean, isMentioned: boolean): Clause => ({
    script: { script: { source: SCRIPT, params: paramsOf(asked, isFull, isMentioned) } },
  })
  const mentioned = { terms: { words: [...thing.bits.keys()].map((word) => words.text(word)) } }
  const each = (isFull: boolean): Clause =>
    level === 'loose' && thing.isFiled
      ? anyOf([allOf([mentioned, meant(isFull, true)]), allOf([not(mentioned), meant(isFull, false)])])
      : meant(isFull, false)
  const either = full ? anyOf([allOf([full, each(true)]), allOf([not(full), each(false)])]) : each(true)
  return { bool: { filter: [either], must_not: [isBound] } }
}

function paramsOf({ thing, query, words, level }: ThingInput, isFull: boolean, isMentioned: boolean): Clause {
  const texts = (numbers: Iterable<number>): string[] => [...numbers].map((word) => words.text(word))
  return {
    bits: Object.fromEntries([...thing.bits].map(([word, bit]) => [words.text(word), bit])),
    names: thing.names,
    elsewhereBits: thing.elsewhereBits,
    types: texts(thing.words),
    typed: texts([...thing.bits].flatMap(([word, bit]) => ((bit & thing.typedBits) === 0 ? [] : [word]))),
    members: [...query.categories, ...query.memberCategories],
    others: query.otherCategories,
    kinds: query.kindCategories,
    industries: query.industries,
    binding: texts(thing.bindingWords),
    accessories: texts(thing.accessories),
    heads: texts(thing.heads),
    qualifiers: texts(thing.qualifiers),
    joints: texts(thing.joints),
    isFiled: thing.isFiled,
    isAnywhere: thing.isAnywhere,
    isMentioned,
    isLong: thing.isLong,
    isLongText: thing.isLongText,
    isBound: thing.isBound,
    isWide: thing.isWide,
    isLoose: level === 'loose',
    isNamed: level === 'named',
    isFull,
  }
}

/** `isMeant` of `query/thing-matches.ts`, word for word. */
const SCRIPT = `
boolean trails(String word) {
  if (word.length() <= 3) return true;
  for (int i = 0; i < word.length(); i++) if (word.charAt(i) >= (char)48 && word.charAt(i) <= (char)57) return true;
  return word == 'micron' || word == 'module' || word == 'unit' || word == 'device' || word == 'series' || word == 'model' || word == 'type';
}
boolean together(def words, def bits, int name) {
  int size = 1;
  for (int left = name; left != 0; left &= left - 1) size++;
  for (int at = 0; at < words.length; at++) {
    int mask = 0;
    for (int next = at; next < at + size && next < words.length; next++) mask |= (int) bits.getOrDefault(words[next], 0);
    if ((mask & name) == name) return true;
  }
  return false;
}
int head(def words, def bits, def qualifiers) {
  int end = 0;
  while (end < words.length && !qualifiers.contains(words[end])) end++;
  while (end > 0 && !bits.containsKey(words[end - 1]) && trails(words[end - 1])) end--;
  return end > 0 ? (int) bits.getOrDefault(words[end - 1], 0) : 0;
}
boolean any(def values, def wanted) {
  for (def value : values) if (wanted.contains(value)) return true;
  return false;
}
boolean filed(def categories, String industry, def wanted) {
  return any(categories, wanted) || wanted.contains(industry);
}
def p = params;
String industry = doc['industry'].size() == 0 ? '' : doc['industry'].value;
boolean isNear = p.isAnywhere || p.industries.contains(industry);
boolean isOfType = any(doc['types'], p.types) && (p.isFull || (isNear && (p.isFiled || !p.isLong)));
if (isOfType && isNear && p.binding.isEmpty()) return true;
def words = doc['name'].size() == 0 ? new String[0] : doc['name'].value.splitOnToken(' ');
int mask = 0;
boolean hasHead = false;
boolean wasHead = false;
boolean isFitted = false;
boolean isAccessory = false;
for (int i = 0; i < words.length; i++) {
  def word = words[i];
  int bit = (int) p.bits.getOrDefault(word, 0);
  if (isFitted) {
    if (mask == 0 && bit != 0 && !isOfType) return false;
    continue;
  }
  isAccessory = isAccessory || (!isOfType && p.accessories.contains(word) && (wasHead || !hasHead));
  if (p.binding.contains(word) || (isAccessory && (hasHead || p.heads.contains(word)))) return false;
  isFitted = p.qualifiers.contains(word);
  mask |= bit;
  wasHead = p.heads.contains(word);
  if (p.joints.contains(word)) mask = 0;
  hasHead = hasHead || wasHead;
}
int elsewhere = (int) p.elsewhereBits;
boolean isNamed = isNear || (elsewhere != 0 && (mask & elsewhere) == elsewhere);
boolean isTyped = isOfType && isNamed;
boolean isOfOthers = filed(doc['category'], industry, p.others);
boolean isMember = !isOfOthers && filed(doc['category'], industry, p.members);
if (isTyped || isMember || (p.isFull && p.isLongText)) return true;
boolean isKind = !isOfOthers && filed(doc['category'], industry, p.kinds);
boolean isRelated = isKind || (isNear && !p.isBound && (p.isFiled || !p.isWide));
if (p.isLoose) {
  boolean isDeclared = !p.typed.isEmpty() && doc['declared'].containsAll(p.typed);
  if (isRelated && (isKind || p.isMentioned || hasHead || mask != 0 || isDeclared)) return true;
  if (p.isFull && hasHead && isNamed && !p.isLong && !p.isWide) return true;
}
if (p.isNamed && isRelated && p.isFull && hasHead) return true;
boolean hasHeadName = false;
int head = head(words, p.bits, p.qualifiers);
for (def one : p.names) {
  int name = (int) one;
  if ((mask & name) != name) continue;
  if (isKind || ((name & (name - 1)) != 0 && (!p.isWide || together(words, p.bits, name)))) return true;
  if (name == head) hasHeadName = true;
}
return hasHeadName && (isNear || (p.isFull && head == elsewhere));
`

// Scripts that documents print: kit/typography/typefaces.ts.

const printed =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]*$/u

export function isPrintable(text: string): boolean {
  return printed.test(text) && !/\p{Emoji_Presentation}/u.test(text)
}

// Stop words.
export const stopWords = new Set(
  (
    'a an and are as at be by for from in into is it of on or our that the their this to we with your ' +
    'al con de del e el en la las lo los o para por su sus un una uno y ' +
    'ai alla alle allo al coi col da dal dalla degli dei del della delle di ed gli i il le nel nella per su ' +
    'der die das den dem des ein eine einen fur im mit und vom von zum zur ' +
    'au aux avec dans du et les pour sur ao aos com da das do dos em nas um uma 的 和 与 及'
  ).split(' '),
)

/** A name keeps its stop words where one word would remain: "o ring". */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !stopWords.has(word))
  return telling.length > 1 ? telling : words
}

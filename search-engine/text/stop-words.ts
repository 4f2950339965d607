// Stop words: ignored while other query words remain.
export const stopWords = new Set(
  (
    'a an and are as at be by for from in into is it of on or our that the their this to we with your ' +
    'al con de del e el en la las lo los o para por su sus un una uno y ' +
    'ai alla alle allo al coi col da dal dalla degli dei del della delle di ed gli i il le nel nella per su ' +
    'der die das fur mit und von pour et du des 的 和 与 及'
  ).split(' '),
)

// What the operator can mend (a folder without rights, a platform without binaries). Shown without a stack; never thrown for a defect.

export class DatabaseTrouble extends Error {
  override name = 'DatabaseTrouble'
}

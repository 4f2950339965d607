// Progress of an import as plain data.

export type StepName = 'businesses' | 'brands' | 'products' | 'people'
export type Counts = { added: number; changed: number; unchanged: number; rejected: number }
export type Progress = Counts & {
  step: StepName
  line: number
  fraction: number
  seconds: number
  /** 0: unknown. */
  rate: number
  secondsLeft: number
}

export const noCounts: Counts = { added: 0, changed: 0, unchanged: 0, rejected: 0 }

export function watchStep(step: StepName): (line: number, fraction: number, counts: Counts) => Progress {
  const began = performance.now()
  let first: { line: number; fraction: number } | undefined
  return (line, fraction, counts) => {
    const seconds = (performance.now() - began) / 1000
    first ??= { line, fraction }
    const rate = seconds > 0 ? (line - first.line) / seconds : 0
    const speed = seconds > 0 ? (fraction - first.fraction) / seconds : 0
    const secondsLeft = speed > 0 ? (1 - fraction) / speed : 0
    return { step, line, fraction, seconds, rate, secondsLeft, ...counts }
  }
}

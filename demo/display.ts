// Import progress: terminal bar, plain lines, or JSON.
import type { Progress } from '#api/operations/imports/progress.ts'

type Screen = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

const width = 24
const plainEvery = 5000 // ms
const barEvery = 100

export function display(screen: Screen, json = false): (progress: Progress) => void {
  const every = screen.isTTY ? barEvery : plainEvery
  let shownAt = -Infinity
  return (progress) => {
    if (json) return void screen.write(`${JSON.stringify(progress)}\n`)
    const ended = progress.fraction >= 1
    if (!ended && performance.now() - shownAt < every) return
    shownAt = performance.now()
    if (screen.isTTY) screen.write(`\r\x1b[K${barOf(progress)}${ended ? '\n' : ''}`)
    else screen.write(`${plainOf(progress)}\n`)
  }
}

function barOf({ step, fraction, line, rate, secondsLeft, rejected }: Progress): string {
  const full = Math.floor(fraction * width)
  const bar = '█'.repeat(full).padEnd(width, '░')
  const left = fraction < 1 && secondsLeft > 0 ? `, ${clock(secondsLeft)} left` : ''
  return `${step.padEnd(10)} ${bar} ${percent(fraction)}  ${line} rows, ${Math.round(rate)}/s${left}${rejected ? `, ${rejected} rejected` : ''}`
}

function plainOf({ step, fraction, line, rate, secondsLeft, added, changed, rejected }: Progress): string {
  const left = fraction < 1 && secondsLeft > 0 ? `, ${clock(secondsLeft)} left` : ''
  return `${step}: ${percent(fraction)}, ${line} rows (${added} new, ${changed} changed, ${rejected} rejected), ${Math.round(rate)}/s${left}`
}

function percent(fraction: number): string {
  return `${Math.floor(fraction * 100)} %`
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

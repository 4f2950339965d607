// Steps of a task: all visible, one current.
import styles from './Steps.module.css'

type Props = { label: string; names: readonly string[]; current: number; done: string }

export function Steps({ label, names, current, done }: Props) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {names.map((name, index) => (
        <li key={name} aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
          <span className={styles.name}>{name}</span>
          {index < current && <span className="sr">, {done}</span>}
        </li>
      ))}
    </ol>
  )
}

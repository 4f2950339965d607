// Delayed progress bar of a navigation.
import { useNavigation } from 'react-router'
import styles from './Progress.module.css'

export function Progress() {
  const { state } = useNavigation()
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw the bar of <progress> each in their own way
  return state === 'idle' ? null : <div className={styles.progress} role="progressbar" />
}

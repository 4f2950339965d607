// Delayed progress bar of a navigation.
import { useNavigation } from 'react-router'
import styles from './Progress.module.css'

export function Progress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={styles.progress} role="progressbar" />
}

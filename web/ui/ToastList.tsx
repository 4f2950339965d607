// The toasts that are shown, each with its action and a cross.
import { Icon } from './Icon.tsx'
import { circleCheckIcon, crossIcon, warningIcon } from './icons.ts'
import styles from './Toasts.module.css'
import { dismiss, type Toast } from './Toasts.tsx'

export function ToastList({ toasts, closeLabel }: { toasts: Toast[]; closeLabel: string }) {
  return toasts.map(({ id, text, look, action }) => (
    <div key={id} className={styles.toast}>
      <Icon icon={look === 'ok' ? circleCheckIcon : warningIcon} />
      <span>{text}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.run()
            dismiss(id)
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => dismiss(id)}>
        <Icon icon={crossIcon} />
      </button>
    </div>
  ))
}

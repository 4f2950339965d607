// Lingui's Trans in an element, safe for user text: «<» is an element, or Lingui would read a tag.
import { Trans as LinguiTrans, type TransProps } from '@lingui/react'
import { createElement, Fragment, type ReactNode } from 'react'

type Props = Omit<TransProps, 'component' | 'render'>

export function Trans({ values, ...rest }: Props) {
  return (
    <LinguiTrans
      {...rest}
      component={Sentence}
      {...(values && { values: Object.fromEntries(Object.entries(values).map(asElement)) })}
    />
  )
}

function Sentence({ children }: { children: ReactNode }) {
  return createElement('w-t', null, children)
}

function asElement([name, value]: [string, unknown]): [string, unknown] {
  return [name, typeof value === 'string' && value.includes('<') ? <Fragment>{value}</Fragment> : value]
}

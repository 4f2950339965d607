// Lingui's Trans, safe for user text: a value with «<» is passed as an element, since Lingui would read it as a tag.
import { Trans as LinguiTrans, type TransProps } from '@lingui/react'
import { Fragment } from 'react'

export function Trans({ values, ...rest }: TransProps) {
  return (
    <LinguiTrans {...rest} {...(values && { values: Object.fromEntries(Object.entries(values).map(asElement)) })} />
  )
}

function asElement([name, value]: [string, unknown]): [string, unknown] {
  return [name, typeof value === 'string' && value.includes('<') ? <Fragment>{value}</Fragment> : value]
}

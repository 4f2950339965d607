// Ordered filter groups, collapsed after the fifth unless in use.
import { Plural, Trans } from '@lingui/react/macro'
import { IconChevronDown, IconChevronUp } from '#web/ui/icons.ts'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { Button } from '#web/ui/Button.tsx'
import { Facet, type FacetGroup } from './Facet.tsx'
import styles from './FilterGroups.module.css'
import './RangeFacet.module.css'
import type { RangeGroup } from './RangeFacet.tsx'

export const RangeFacet = lazyComponent(async () => (await import('./RangeFacet.tsx')).RangeFacet)

const unfolded = 6

export type FilterGroup = { key: string } & (FacetGroup | RangeGroup)

function isChosen(group: FilterGroup): boolean {
  if (!('choices' in group)) return group.chosen !== undefined
  return group.choices.some(({ value }) => group.chosen.includes(value))
}

export function FilterGroups({ groups, onChange }: { groups: FilterGroup[]; onChange: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const shown = groups.filter((group) => !('choices' in group) || group.choices.length > 0)
  const isFoldable = (group: FilterGroup, index: number) => index >= unfolded && !isChosen(group)
  const count = shown.filter(isFoldable).length
  return (
    <>
      {shown.map((group, index) => {
        const { key, ...facet } = group
        // Hidden, not removed: a choice keeps the focus.
        return (
          <div key={key} className={!isOpen && isFoldable(group, index) ? styles.folded : undefined}>
            {'choices' in facet ? (
              <Facet {...facet} onChange={onChange} />
            ) : (
              <Suspense>
                <RangeFacet {...facet} onChange={onChange} />
              </Suspense>
            )}
          </div>
        )
      })}
      {count > 0 && (
        <Button
          className={styles.more!}
          icon={isOpen ? IconChevronUp : IconChevronDown}
          full
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Trans>Fewer filters</Trans> : <Plural value={count} one="# more filter" other="# more filters" />}
        </Button>
      )}
    </>
  )
}

// One saved thing: what it is, the note beside it, the list it stands in, and out of the favourites with it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { favoriteNoteMost } from '#contract/constants.ts'
import type { Favorite, FavoriteList } from '#contract/favorites.ts'
import { useOutcome } from '#web/failure-words.ts'
import { useApi, useSite } from '#web/page.ts'
import { pictureOf } from '#web/pictures.ts'
import { useRouting } from '#web/routing.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Select } from '#web/ui/Field.tsx'
import { Flag, Logo } from '#web/ui/Picture.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './FavoritesPage.module.css'

export function FavoriteLine({
  favorite,
  resourceType,
  lists,
}: {
  favorite: Favorite
  resourceType: 'business' | 'product'
  lists: FavoriteList[]
}) {
  const api = useApi()
  const { paths, formats } = useSite()
  const { t } = useLingui()
  const { reload } = useRouting()
  const { failed } = useOutcome()
  const [writing, setWriting] = useState(false)
  const [note, setNote] = useState(favorite.note)
  const { resourceID, business, product, listID } = favorite
  const params = { resourceType }
  const saved = formats.date(favorite.savedAt)
  const shown = business
    ? { name: business.general.companyName, href: paths.business(business), photo: business.general.profilePhoto }
    : { name: product!.name, href: paths.product(product!), photo: product!.mainImage }
  const { country } = (business ?? product!.businessProfile).contactInfo
  const about = business ? business.general.businessType.name : product!.businessProfile.general.companyName

  async function change(body: { note?: string; listID?: string }): Promise<void> {
    try {
      await api.favorites.change({ params, body: { resourceID, ...body } })
      setWriting(false)
      reload()
    } catch (error) {
      failed(error)
    }
  }
  async function remove(): Promise<void> {
    try {
      await api.favorites.remove({ params, body: { resourceID } })
    } catch (error) {
      failed(error)
      return
    }
    reload()
    const back = { resourceID, note: favorite.note, listID: listID ?? '' }
    const undo = () => void api.favorites.save({ params, body: back }).then(reload, failed)
    toast(t`Removed from your favorites`, { action: { label: t`Undo`, run: undo } })
  }
  return (
    <Card as="li" pad="m" className={styles.line!}>
      <Logo {...pictureOf(shown.photo)} />
      <div className="grow">
        <h2>
          <a href={shown.href}>{shown.name}</a>
        </h2>
        <p className="muted small">
          {about} · <Flag emoji={country.emoji} /> {country.countryName} · <Trans>saved {saved}</Trans>
        </p>
        {!writing && favorite.note && <p className={styles.note}>{favorite.note}</p>}
        {writing && (
          <div className={styles.writing}>
            <TextArea
              label={t`Note`}
              rows={3}
              most={favoriteNoteMost}
              value={note}
              autoFocus
              onChange={(event) => setNote(event.target.value)}
            />
            <div className="row">
              <Button look="primary" disabled={[...note].length > favoriteNoteMost} onClick={() => change({ note })}>
                <Trans>Save</Trans>
              </Button>
              <Button look="ghost" onClick={() => (setNote(favorite.note), setWriting(false))}>
                <Trans>Cancel</Trans>
              </Button>
            </div>
          </div>
        )}
      </div>
      <div className={styles.deeds}>
        {lists.length > 0 && (
          <Select
            label={t`List of ${shown.name}`}
            value={listID ?? ''}
            onChange={({ target: { value } }) => void change({ listID: value })}
          >
            <option value="">{t`No list`}</option>
            {lists.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        {!writing && (
          <Button look="ghost" onClick={() => setWriting(true)}>
            {favorite.note ? <Trans>Edit note</Trans> : <Trans>Add a note</Trans>}
          </Button>
        )}
        <Button look="ghost" onClick={() => void remove()}>
          <Trans>Remove</Trans>
          <span className="sr"> {shown.name}</span>
        </Button>
      </div>
    </Card>
  )
}

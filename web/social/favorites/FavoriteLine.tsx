// A favorite.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { favoriteNoteMost } from '#contract/foundation/constants.ts'
import type { Favorite, FavoriteList } from '#contract/social/favorites/favorites.ts'
import { SelectButton } from '#web/catalog/compare/card.tsx'
import { Presence } from '#web/identity/businesses/card.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { pictureOf, undrawnPicture } from '#web/foundation/pictures.ts'
import { useRevalidator } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { Flag, Logo } from '#web/ui/Picture.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { toast } from '#web/ui/layers/Toasts.tsx'
import { useFocusRecovery } from '#web/ui/focus/after-removal.ts'
import styles from './FavoritesPage.module.css'

type Props = { favorite: Favorite; resourceType: 'business' | 'product'; lists: FavoriteList[] }

export function FavoriteLine(props: Props) {
  const { favorite, lists } = props
  const { formats } = useSite()
  const { change, remove } = useFavoriteActions(props)
  const [editing, setEditing] = useState(false)
  useFocusRecovery()
  const { name, href, photo, about, country } = useShown(favorite)
  const { business } = favorite
  const saved = formats.date(favorite.savedAt)
  return (
    <Card as="li" pad="m" className={styles.line!}>
      <Logo name={name} {...pictureOf(photo)} />
      <div className="grow">
        <h2>
          <Link to={href}>{name}</Link>
        </h2>
        <p className="muted small">
          {about} · <Flag emoji={country.emoji} /> {country.countryName} · <Trans>saved {saved}</Trans>
        </p>
        {business && <Presence business={business} />}
        {!editing && favorite.note && (
          <p className={styles.note}>
            <UserText text={favorite.note} />
          </p>
        )}
        {editing && (
          <Note
            note={favorite.note}
            onSave={async (note) => {
              if (await change({ note })) setEditing(false)
            }}
            onCancel={() => setEditing(false)}
          />
        )}
      </div>
      <div className={styles.actions}>
        {lists.length > 0 && (
          <ListChoice
            name={name}
            lists={lists}
            listID={favorite.listID ?? ''}
            onChange={(listID) => void change({ listID })}
          />
        )}
        <SelectButton kind={props.resourceType} id={favorite.resourceID} name={name} look="ghost" />
        {!editing && (
          <Button look="ghost" onClick={() => setEditing(true)}>
            {favorite.note ? <Trans>Edit note</Trans> : <Trans>Add a note</Trans>}
          </Button>
        )}
        <Button look="ghost" onClick={() => void remove()}>
          <Trans>Remove</Trans>
          <span className="sr"> {name}</span>
        </Button>
      </div>
    </Card>
  )
}

function useShown({ business, product }: Favorite) {
  const { paths } = useSite()
  const { country } = (business ?? product!.businessProfile).contactInfo
  if (!business) {
    const { name, businessProfile } = product!
    return {
      name,
      href: paths.product(product!),
      photo: undrawnPicture(product!),
      about: businessProfile.general.companyName,
      country,
    }
  }
  const { companyName, profilePhoto, businessType } = business.general
  return { name: companyName, href: paths.business(business), photo: profilePhoto, about: businessType.name, country }
}

function useFavoriteActions({ favorite, resourceType }: Props) {
  const api = useApi()
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const { showError } = useToasts()
  const { resourceID } = favorite
  const params = { resourceType }

  async function change(body: { note?: string; listID?: string }): Promise<boolean> {
    try {
      await api.favorites.change({ params, body: { resourceID, ...body } })
      void revalidate()
      return true
    } catch (error) {
      showError(error)
      return false
    }
  }
  async function remove(): Promise<void> {
    try {
      await api.favorites.remove({ params, body: { resourceID } })
    } catch (error) {
      showError(error)
      return
    }
    void revalidate()
    const body = { resourceID, note: favorite.note, listID: favorite.listID ?? '' }
    const undo = () => void api.favorites.save({ params, body }).then(revalidate, showError)
    toast(t`Removed from your favorites`, { action: { label: t`Undo`, run: undo } })
  }
  return { change, remove }
}

function Note({
  note,
  onSave,
  onCancel,
}: {
  note: string
  onSave: (note: string) => Promise<void>
  onCancel: () => void
}) {
  const { t } = useLingui()
  const [text, setText] = useState(note)
  return (
    <div className={styles.writing}>
      <TextArea
        label={t`Note`}
        rows={3}
        most={favoriteNoteMost}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened on demand
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <div className="row">
        <Button look="primary" disabled={[...text].length > favoriteNoteMost} onClick={() => void onSave(text)}>
          <Trans>Save</Trans>
        </Button>
        <Button look="ghost" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}

function ListChoice({
  name,
  lists,
  listID,
  onChange,
}: {
  name: string
  lists: FavoriteList[]
  listID: string
  onChange: (listID: string) => void
}) {
  const { t } = useLingui()
  return (
    <Select label={t`List of ${name}`} value={listID} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t`No list`}</option>
      {lists.map((list) => (
        <option key={list.id} value={list.id}>
          {list.name}
        </option>
      ))}
    </Select>
  )
}

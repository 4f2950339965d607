// Free disk space.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { diskSpace } from '#kit/disk-space.ts'
import { DatabaseTrouble } from '#kit/postgres/trouble.ts'
import type { Settings } from './config.ts'

const megabyte = 1024 * 1024
const least = { starting: 64 * megabyte, running: 16 * megabyte }

export async function hasRoom({ dataDir }: Pick<Settings, 'dataDir'>): Promise<boolean> {
  return (await roomIn({ dataDir })).free >= least.running
}

/** Throws DatabaseTrouble. */
export async function requireRoom({ dataDir }: Pick<Settings, 'dataDir'>): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  const { free: room } = await roomIn({ dataDir })
  if (room < least.starting)
    throw new DatabaseTrouble(
      `DATA_DIR: the disk of ${dataDir} is full: ${Math.floor(room / megabyte)} MB left, ${least.starting / megabyte} needed`,
    )
}

/** The database may be on another disk, behind a link. */
export async function roomIn({ dataDir }: Pick<Settings, 'dataDir'>): Promise<{ free: number; size: number }> {
  const folders = [dataDir, join(dataDir, 'postgres')].filter((folder) => existsSync(folder))
  const rooms = await Promise.all(folders.map(diskSpace))
  return rooms.reduce((fullest, room) => (room.free < fullest.free ? room : fullest))
}

// Counts users of an embedded server in the kernel, kill -9 included.
import { spawn } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Home } from './home.ts'
import { DatabaseTrouble } from './trouble.ts'

// Users hold a named pipe's writing end; at end of file a guard stops the server.
const guard = `
  [ -p "$0/users" ] || mkfifo -m 600 "$0/users" 2>/dev/null
  read _ <"$0/users"
  read pid <"$0/cluster/postmaster.pid" || exit
  [ ! -d /proc/self ] || [ "$(readlink "/proc/$pid/cwd")" = "$0/cluster" ] || exit
  kill -INT "$pid" || exit
  for _ in 1 2 3 4 5 6 7 8 9 10; do sleep 1; kill -0 "$pid" || exit; done
  kill -QUIT "$pid"`

export async function takeHold({ folder }: Home): Promise<{ release: () => void }> {
  let pipe = openPipe(folder)
  if (pipe === undefined) {
    const options = { cwd: '/', detached: true, stdio: 'ignore' } as const
    spawn('/bin/sh', ['-c', guard, folder], options)
      .on('error', () => {})
      .unref()
  }
  for (let waited = 0; pipe === undefined; waited += 5) {
    if (waited > 30_000) throw new DatabaseTrouble(`No named pipe could be made in ${folder}: is it on a local disk?`)
    await pause(5)
    pipe = openPipe(folder)
  }
  return { release: () => closeSync(pipe) }
}

function openPipe(folder: string): number | undefined {
  try {
    return openSync(join(folder, 'users'), constants.O_WRONLY | constants.O_NONBLOCK)
  } catch (error) {
    if (['ENXIO', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

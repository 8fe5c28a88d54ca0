import { type ChildProcess, spawn } from 'node:child_process';

/**
 * A shell that outlives us by seconds. It learns the ids of our children through a pipe; when the pipe closes because
 * this process is gone, however it went, it asks them to stop and ends those that do not.
 */
const SCRIPT = `
pids=
while read -r verb pid; do
  if [ "$verb" = add ]; then pids="$pids $pid"; continue; fi
  kept=
  for known in $pids; do [ "$known" = "$pid" ] || kept="$kept $known"; done
  pids=$kept
done
for pid in $pids; do kill -INT "$pid" 2>/dev/null; done
tries=0
while [ $tries -lt 10 ]; do
  alive=
  for pid in $pids; do kill -0 "$pid" 2>/dev/null && alive="$alive $pid"; done
  [ -z "$alive" ] && exit 0
  sleep 1
  tries=$((tries + 1))
done
for pid in $alive; do kill -KILL "$pid" 2>/dev/null; done
`;

let shell: ChildProcess | undefined;

function tell(line: string): void {
  if (!shell) {
    shell = spawn('/bin/sh', ['-c', SCRIPT], { cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    shell.on('error', () => undefined);
    shell.stdin?.on('error', () => undefined);
    shell.unref();
    (shell.stdin as unknown as { unref?: () => void } | null)?.unref?.();
  }
  shell.stdin?.write(`${line}\n`);
}

/** From now on the process is stopped when this one dies without having stopped it. */
export function watchOver(pid: number): void {
  tell(`add ${pid}`);
}

export function letGo(pid: number): void {
  tell(`drop ${pid}`);
}

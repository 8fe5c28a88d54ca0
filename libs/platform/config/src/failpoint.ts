/**
 * A named place where a fault drill makes the process die as if its power were cut: no shutdown, no rollback message.
 * Does nothing unless NODE_ENV is `test` and FAILPOINT names this place.
 */
export function failpoint(name: string): void {
  if (process.env['NODE_ENV'] === 'test' && process.env['FAILPOINT'] === name) process.kill(process.pid, 'SIGKILL');
}

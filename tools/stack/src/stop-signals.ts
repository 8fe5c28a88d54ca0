import { commandOf, isAlive, parentOf } from './processes/identify.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A terminal and npm may each pass on the same Ctrl-C. */
const SAME_PRESS_MS = 1000;
const PARENT_POLL_MS = 1000;

/**
 * Resolves when a person or the system asks us to stop, or when the npm that started us is gone. Asked a second time,
 * the process ends at once; what it started is then ended by its guard.
 */
export function stopAsked(say: (line: string) => void): Promise<void> {
  return new Promise((resolve) => {
    let asked = 0;
    const ask = () => {
      const isAgain = asked > 0 && Date.now() - asked > SAME_PRESS_MS;
      if (isAgain) process.exit(1);
      if (asked) return;
      asked = Date.now();
      say('\nStopping … (Ctrl-C again to end at once)');
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, ask);
    const npm = npmAbove();
    if (!npm) return;
    setInterval(() => {
      if (!isAlive(npm)) ask();
    }, PARENT_POLL_MS).unref();
  });
}

/** The npm that started us, directly or through a shell. When it is killed no one is left to press Ctrl-C. */
function npmAbove(): number | undefined {
  if (!process.env.npm_lifecycle_event) return undefined;
  const ancestors = [process.ppid, parentOf(process.ppid)];
  return ancestors.find((pid) => pid && /\bnpm\b/.test(commandOf(pid)?.split(' ').slice(0, 2).join(' ') ?? ''));
}

import { type INestApplicationContext, Logger } from '@nestjs/common';
import { HealthRegistry } from '@crewcall/platform-observability';

/**
 * Leaves in order: not ready, no new connections, work in flight finished, connections closed.
 * A second signal, or more than `seconds`, ends it at once with exit code 1.
 */
export function closeOnSignal(app: INestApplicationContext, seconds: number): void {
  const logger = new Logger('Shutdown');
  let isClosing = false;
  const close = (signal: string): void => {
    if (isClosing) process.exit(1);
    isClosing = true;
    logger.log(`${signal}: finishing what is in flight`);
    app.get(HealthRegistry).drain();
    setTimeout(() => {
      logger.error(`Still busy after ${seconds} s; leaving`);
      process.exit(1);
    }, seconds * 1000).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => close(signal));
  // Started by a supervisor with a channel: when the supervisor is gone, so are we.
  if (process.channel) process.on('disconnect', () => close('The supervisor is gone'));
}

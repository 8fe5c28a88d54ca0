import { answerOf } from '@crewcall/platform-errors';
import { type ArgumentsHost, Catch, Logger, type WsExceptionFilter } from '@nestjs/common';
import { closeWithError, LiveError } from './live.errors.js';
import type { LiveSocket } from './live-server.service.js';

type Acknowledge = (answer: { error: string; code: string }) => void;

/**
 * An `authenticate` that fails closes the socket. Any other message that is refused is dropped; its acknowledgement is
 * answered when the client asked for one.
 */
@Catch()
export class LiveErrorFilter implements WsExceptionFilter<unknown> {
  private readonly logger = new Logger(LiveErrorFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const ws = host.switchToWs();
    const { body, unexpected } = answerOf(error);
    if (unexpected) this.logger.warn(error, `A live message failed: ${ws.getPattern()}`);
    if (ws.getPattern() === 'authenticate') {
      const code = error instanceof LiveError ? error.code : 'FORBIDDEN';
      this.logger.log(`A socket was refused: ${code}`);
      return closeWithError(ws.getClient<LiveSocket>(), code);
    }
    const acknowledge = host.getArgs<unknown[]>().find((argument) => typeof argument === 'function');
    (acknowledge as Acknowledge | undefined)?.({ error: body.error, code: body.code });
  }
}

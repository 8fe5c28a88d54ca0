import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import { RequestContext } from '@crewcall/platform-observability';
import type { FastifyReply } from 'fastify';
import { answerOf } from './error-answer.js';

/** The one place where a thrown thing becomes an answer: `{ error, code, request_id, details? }`. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const answer = answerOf(error);
    if (answer.unexpected) this.logger.error(error);
    // Sockets have their own way of answering; they only share the words.
    if (host.getType() !== 'http') throw error;
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (answer.retryAfterSeconds) void reply.header('retry-after', String(Math.ceil(answer.retryAfterSeconds)));
    const { error: text, code, details } = answer.body;
    const body = { error: text, code, request_id: RequestContext.current()?.requestId ?? '', details };
    // Also where the answer would have been a file.
    void reply.status(answer.status).type('application/json; charset=utf-8').send(body);
  }
}

import { type RequestWithActor, TokenVerifier } from '@crewcall/platform-auth';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { Readers } from './readers.service.js';

/** An answer that begins or confirms a session also says, by cookie, who reads pages from now on. */
@Injectable()
export class ReaderCookieInterceptor implements NestInterceptor<{ token?: string }, unknown> {
  constructor(
    private readonly readers: Readers,
    private readonly tokens: TokenVerifier,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<{ token?: string }>): Observable<unknown> {
    const http = context.switchToHttp();
    return next.handle().pipe(
      mergeMap(async (answer) => {
        const { actor } = http.getRequest<RequestWithActor>();
        if (actor?.isReadOnly) return answer;
        const began = answer.token ? await this.tokens.claimsOf(answer.token) : undefined;
        const userId = began?.sub ?? actor?.id;
        const sessionId = began?.sid ?? actor?.sessionId;
        if (userId && sessionId)
          void http.getResponse<FastifyReply>().header('set-cookie', this.readers.cookieOf(userId, sessionId));
        return answer;
      }),
    );
  }
}

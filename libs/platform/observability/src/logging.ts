import type { IncomingMessage } from 'node:http';
import type { LogFn, Logger } from 'pino';
import { Logger as PinoLogger, LoggerModule } from 'nestjs-pino';
import type { DynamicModule, LoggerService } from '@nestjs/common';
import { HttpConfig } from '@crewcall/platform-config';
import { loggedErrorOf, withoutPersonalData } from './logged-error.js';
import { RequestContext } from './request-context.js';

/** The logger of a service: JSON lines on standard output, each with the request id, and the trace, that it belongs to. */
export const ServiceLogger: new (...args: never[]) => LoggerService = PinoLogger as never;

/** Never in a log: tokens, passwords and cookies, wherever a request or an error carries them. */
const secrets = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  '*.password',
  '*.token',
];

/** Query strings may carry tokens (verification and reset links), so only the path of a URL is logged. */
const pathOf = (url: string | undefined): string => (url ?? '').split('?')[0] ?? '';

/** The sentence of a line; where none is given it would be the error's own. */
function writeWithoutPersonalData(this: Logger, args: Parameters<LogFn>, write: LogFn): void {
  const [first, ...more] = args as unknown[];
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  if (more[0] === undefined && error instanceof Error) more[0] = error.message;
  const clean = [first, ...more].map((part) => (typeof part === 'string' ? withoutPersonalData(part) : part));
  write.apply(this, clean as Parameters<LogFn>);
}

export function loggingModule(service: string): DynamicModule {
  return LoggerModule.forRootAsync({
    inject: [HttpConfig],
    useFactory: ({ logLevel }: HttpConfig) => ({
      pinoHttp: {
        level: logLevel,
        base: { service },
        timestamp: () => `,"time":"${new Date().toISOString()}"`,
        formatters: { level: (label: string) => ({ level: label }) },
        hooks: { logMethod: writeWithoutPersonalData },
        redact: { paths: secrets, censor: '[redacted]' },
        // Lines of an HTTP request carry the id already; lines of events, tasks and sockets get it here.
        mixin: (_line: object, _level: number, logger: { bindings(): Record<string, unknown> }) => {
          const facts = RequestContext.current();
          if (!facts) return {};
          const id = 'request_id' in logger.bindings() ? {} : { request_id: facts.requestId };
          return { ...id, actor_id: facts.actorId, trace_id: facts.span?.spanContext().traceId };
        },
        quietReqLogger: true,
        customAttributeKeys: { reqId: 'request_id' },
        genReqId: ({ headers }: IncomingMessage) => RequestContext.idFrom(headers['x-request-id']),
        autoLogging: { ignore: ({ url }: { url?: string }) => pathOf(url).startsWith('/health/') },
        serializers: {
          // Given the library's own reading, which has every property; `raw` is what was thrown.
          err: (read: { raw?: unknown } | null) => loggedErrorOf(read?.raw ?? read),
          req: ({ method, url }: { method?: string; url?: string }) => ({ method, path: pathOf(url) }),
          res: ({ statusCode }: { statusCode?: number }) => ({ status: statusCode }),
        },
        customLogLevel: (_request, response, error) =>
          error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'info' : 'debug',
      },
    }),
  });
}

import type { IncomingMessage, Server } from 'node:http';
import { type INestApplication, ValidationPipe, type Type, type WebSocketAdapter } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { requestBounds } from '@crewcall/contracts-core';
import { ErrorFilter, InvalidInputError, UnreadableRequestError } from '@crewcall/platform-errors';
import { HealthRegistry, RequestContext, ServiceLogger } from '@crewcall/platform-observability';
import type { FastifyHttpOptions } from 'fastify';
import { nameFileType, takeFiles } from './file-body.js';
import { StorableTextPipe, takeJsonOnly } from './json-body.js';
import { LargeBodies } from './large-bodies.js';
import { isReadableAddress, parseQuery } from './query.js';

/** Provided by the module of a service that has WebSocket gateways. */
export const WEBSOCKET_ADAPTER = Symbol('WEBSOCKET_ADAPTER');
export type WebSocketAdapterFactory = (app: INestApplication) => WebSocketAdapter;

export interface AdapterOptions {
  /** What the edge sets beyond this; these win. */
  fastify?: FastifyHttpOptions<Server>;
  /** How long headers may take, or a connection may say nothing. */
  headersMs?: number;
}

/** The id is settled before anything else sees the request, so that every log line and upstream call carries the same. */
function settleRequestId(request: IncomingMessage): string {
  const id = RequestContext.idFrom(request.headers['x-request-id']);
  request.headers['x-request-id'] = id;
  return id;
}

/** Fastify as every service uses it: bounded bodies, headers and times; the request id in the context and in the answer. */
export function createAdapter({ fastify: more, headersMs = 15_000 }: AdapterOptions = {}): FastifyAdapter {
  const adapter = new FastifyAdapter({
    bodyLimit: requestBounds.bytes,
    genReqId: settleRequestId as never,
    // As long as the longest upload; headers are no upload, and other bodies the gateway times.
    requestTimeout: 60_000,
    // Node looks every half a minute otherwise.
    http: { headersTimeout: headersMs, connectionsCheckingInterval: headersMs / 3 },
    connectionTimeout: 0,
    keepAliveTimeout: 30_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, querystringParser: parseQuery },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    ...more,
  });
  const fastify = adapter.getInstance();
  takeJsonOnly(fastify);
  takeFiles(fastify);
  const largeBodies = new LargeBodies();
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    forgetTypeOfNothing(request.headers);
    const problem = isReadableAddress(request.raw.url) ? undefined : new UnreadableRequestError();
    RequestContext.run({ requestId: request.id }, () => done(problem));
  });
  fastify.addHook('onRoute', (route) => {
    const { bodyLimit: taken, isFile } = (route.config ?? {}) as { bodyLimit?: number; isFile?: boolean };
    if (!taken) return;
    route.bodyLimit = taken;
    route.onRequest = (request, reply, done) => {
      if (isFile) nameFileType(request.headers);
      done(largeBodies.enter(request.raw, reply.raw));
    };
  });
  // Reading a body leaves the context behind: enter it again before the guards.
  fastify.addHook('preValidation', (request, _reply, done) => RequestContext.run({ requestId: request.id }, done));
  return adapter;
}

/** The web app names JSON as its content type always; without a body there is nothing to parse, nor to refuse. */
function forgetTypeOfNothing(headers: IncomingMessage['headers']): void {
  const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  if (isEmpty) delete headers['content-type'];
}

/** A service ready to listen, with the pipes and logs that all share. */
export async function createService(
  module: Type,
  adapter: FastifyAdapter = createAdapter(),
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bufferLogs: true,
    abortOnError: false,
    // The adapter has its own.
    bodyParser: false,
  });
  app.useLogger(app.get(ServiceLogger));
  closeConnectionsWhileLeaving(app);
  const openAdapter = webSocketAdapterOf(app);
  if (openAdapter) app.useWebSocketAdapter(openAdapter(app));
  app.useGlobalFilters(new ErrorFilter());
  app.useGlobalPipes(
    new ValidationPipe({
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      transform: true,
      stopAtFirstError: true,
      exceptionFactory: (errors) => new InvalidInputError(errors),
    }),
    new StorableTextPipe(),
  );
  return app;
}

/** Fastify closes what is idle; what is in flight when we leave would else keep its connection, and us with it. */
function closeConnectionsWhileLeaving(app: NestFastifyApplication): void {
  const health = app.get(HealthRegistry);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (_request, reply, payload, done) => {
      if (health.isDraining) void reply.header('connection', 'close');
      done(null, payload);
    });
}

/** Only messaging holds sockets. */
function webSocketAdapterOf(app: INestApplication): WebSocketAdapterFactory | undefined {
  const modules = [...app.get(ModulesContainer).values()];
  const provider = modules.flatMap(({ providers }) => providers.get(WEBSOCKET_ADAPTER) ?? [])[0];
  return provider?.instance as WebSocketAdapterFactory | undefined;
}

import { RouteConfig } from '@nestjs/platform-fastify';

/** A route whose body may be this many bytes long, where 64 KB are not enough. The gateway's routing table names the same. */
export const TakesUpTo = (bodyLimit: number): MethodDecorator => RouteConfig({ bodyLimit });

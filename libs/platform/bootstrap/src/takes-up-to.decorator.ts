import { RouteConfig } from '@nestjs/platform-fastify';

/** A route whose body may be this many bytes long, where a megabyte is not enough. The gateway has a limit of its own. */
export const TakesUpTo = (bodyLimit: number): MethodDecorator => RouteConfig({ bodyLimit });

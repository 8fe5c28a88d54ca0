import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';

/** A route whose body may be this many bytes long, where 64 KB are not enough. The gateway's routing table names the same. */
export const TakesUpTo = (bodyLimit: number): MethodDecorator => RouteConfig({ bodyLimit });

/** A route whose body is one file of at most this many bytes, whatever type it claims. */
export const TakesFile = (bodyLimit: number): MethodDecorator => RouteConfig({ bodyLimit, isFile: true });

/** Hands a method the bytes that came; none when the body was empty. */
export const FileBody = createParamDecorator((_data: unknown, context: ExecutionContext): Buffer => {
  const { body } = context.switchToHttp().getRequest<{ body?: unknown }>();
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
});

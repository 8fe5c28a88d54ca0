import { isIP } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const PRIVATE = /^(::1$|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd])/i;

/**
 * The network address of the sender. Only a neighbour on the private network (the gateway) is believed when it names
 * somebody else, and of what it names only the last entry: the others were written by the caller.
 */
export function addressOf(socketAddress: string, forwardedFor: string | string[] | undefined): string {
  const direct = socketAddress.replace(/^::ffff:/i, '');
  if (!PRIVATE.test(direct)) return direct;
  const named = [forwardedFor ?? []].flat().join(',').split(',').at(-1)?.trim() ?? '';
  return isIP(named) ? named : direct;
}

export const ClientAddress = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { socket, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return addressOf(socket.remoteAddress ?? '', headers['x-forwarded-for']);
});

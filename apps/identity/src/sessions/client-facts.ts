import { isIP } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Where a request comes from, as far as it can be known. Never proof of anything. */
export interface ClientFacts {
  address: string;
  userAgent?: string;
}

const PRIVATE = /^(::1$|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd])/i;

/**
 * The network address of the person. Only a neighbour on the private network (the gateway) is believed when it names
 * somebody else, and of what it names only the last entry: the others were written by the caller.
 */
export function addressOf(socketAddress: string, forwardedFor: string | string[] | undefined): string {
  const direct = socketAddress.replace(/^::ffff:/i, '');
  if (!PRIVATE.test(direct)) return direct;
  const named = [forwardedFor ?? []].flat().join(',').split(',').at(-1)?.trim() ?? '';
  return isIP(named) ? named : direct;
}

export const Client = createParamDecorator((_data: unknown, context: ExecutionContext): ClientFacts => {
  const { socket, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return {
    address: addressOf(socket.remoteAddress ?? '', headers['x-forwarded-for']),
    userAgent: headers['user-agent'],
  };
});

import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

export interface AddressedRequest {
  socket: { remoteAddress?: string };
  headers: IncomingHttpHeaders;
}

const PRIVATE = /^(::1$|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd])/i;

/**
 * The network address of the person, as a service behind the gateway sees it. Only a neighbour on the private network
 * (the gateway) is believed when it names someone else, and of what it names only the last entry: the others were
 * written by the caller. Good for counting, never proof of anything.
 */
export function clientAddress({ socket, headers }: AddressedRequest): string {
  const direct = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  if (!PRIVATE.test(direct)) return direct;
  const named = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim() ?? '';
  return isIP(named) ? named : direct;
}

/** Hands a controller's method the address of anyone who calls. */
export const ClientAddress = createParamDecorator((_data: unknown, context: ExecutionContext): string =>
  clientAddress(context.switchToHttp().getRequest<AddressedRequest>()),
);

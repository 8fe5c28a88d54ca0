import { clientAddress } from '@crewcall/platform-bootstrap';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Where a request comes from, as far as it can be known. Never proof of anything. */
export interface ClientFacts {
  address: string;
  userAgent?: string;
}

export const Client = createParamDecorator((_data: unknown, context: ExecutionContext): ClientFacts => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return { address: clientAddress(request), userAgent: request.headers['user-agent'] };
});

import { Injectable, Logger } from '@nestjs/common';
import { type MembersPage, MEMBERS_DRAWING } from '@crewcall/contracts-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal.js';
import { ClientAddress } from '../security/client-address.js';
import { representationOf, writtenFile } from '../web/web-file.js';
import { Drawings, Unusable } from './drawings.js';

/** A session's token, and not what a sign-in with a provider left to be exchanged once. */
const SESSION = /^Bearer [\w-]{1,2000}\.[\w-]{1,4000}\.[\w-]{1,2000}$/;

/**
 * Members' pages as they look to the one whose token the request carries. Nothing is kept: each is one person's. The
 * services decide what they may see, as if the browser had asked them itself.
 */
@Injectable()
export class MembersPages {
  private readonly logger = new Logger(MembersPages.name);

  constructor(
    private readonly drawings: Drawings,
    private readonly addresses: ClientAddress,
  ) {}

  /**
   * Answers with the page, or with 204 when the app has to draw it.
   * @throws Refusal when nobody is signed in with that token, or they ask too often
   */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const page = await this.pageFor(request);
    if (!page) {
      await reply.status(204).send();
      return;
    }
    const accepted = request.headers['accept-encoding'];
    const file = await writtenFile('page.json', JSON.stringify(page), accepted);
    const { body, encoding } = representationOf(file, accepted);
    if (encoding) void reply.header('content-encoding', encoding);
    await reply.headers({ vary: 'Accept-Encoding, Authorization' }).type(file.type).send(body);
  }

  private async pageFor(request: FastifyRequest): Promise<MembersPage | null> {
    const { authorization = '' } = request.headers;
    if (!SESSION.test(authorization)) throw new Refusal('AUTH_REQUIRED');
    const address = request.url.slice(MEMBERS_DRAWING.length);
    if (!this.drawings.canDraw(address)) return null;
    const visit = { requestId: request.id, client: this.addresses.of(request.raw), authorization };
    try {
      return (await this.drawings.of('drawForMember', address, visit)).page;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'RATE_LIMITED') throw error;
      if (error instanceof Unusable && error.status === 401) throw new Refusal('AUTH_REQUIRED');
      this.logger.warn(`A members' page goes out undrawn: ${error instanceof Error ? error.message : 'unknown'}`);
      return null;
    }
  }
}

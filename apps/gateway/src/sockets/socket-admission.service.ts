import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { LIVE_PATH } from '@crewcall/contracts-core';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { EdgeConfig } from '../config.js';
import { splitOnce } from '../forwarding/affinity.js';
import { RateLimiter } from '../limits/rate-limiter.service.js';
import { EdgeError } from '../errors/edge.errors.js';
import { canonicalPath } from '../routing/canonical-path.js';
import { namesTwoHosts } from '../security/two-hosts.js';
import { isOurPage } from './same-origin.js';

/** Who may open a live socket, and how many. Who the person is, messaging finds out. */
@Injectable()
export class SocketAdmission {
  private readonly openByAddress = new Map<string, number>();

  constructor(
    private readonly limiter: RateLimiter,
    private readonly config: EdgeConfig,
    private readonly publicUrl: PublicUrlConfig,
  ) {}

  /** @throws EdgeError */
  async admit(request: IncomingMessage, address: string): Promise<void> {
    const { url = '/', method, headers } = request;
    const path = canonicalPath(splitOnce(url)[0]);
    if (path?.replace(/\/$/, '') !== LIVE_PATH) throw new EdgeError('NOT_FOUND');
    const isHandshake = headers.upgrade?.toLowerCase() === 'websocket' && method === 'GET';
    if (!isHandshake || namesTwoHosts(request)) throw new EdgeError('BAD_REQUEST');
    if (!isOurPage(headers.origin, headers.host, this.publicUrl.publicUrl)) throw new EdgeError('FORBIDDEN');
    const error = await this.limiter.check('GET', LIVE_PATH, address);
    if (error) throw error;
    if (this.openOf(address) >= this.config.maxSocketsPerAddress)
      throw new EdgeError('RATE_LIMITED', { 'retry-after': '10' });
  }

  entered(address: string): void {
    this.openByAddress.set(address, this.openOf(address) + 1);
  }

  left(address: string): void {
    const open = this.openOf(address) - 1;
    if (open > 0) this.openByAddress.set(address, open);
    else this.openByAddress.delete(address);
  }

  private openOf(address: string): number {
    return this.openByAddress.get(address) ?? 0;
  }
}

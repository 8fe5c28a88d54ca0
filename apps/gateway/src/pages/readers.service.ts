import { Injectable, Logger } from '@nestjs/common';
import { READER_COOKIE } from '@crewcall/contracts-core';
import { internalRoutes } from '@crewcall/contracts-identity';
import type { IncomingHttpHeaders } from 'node:http';
import { LATE } from '../upstreams/failure.js';
import { Upstreams } from '../upstreams/upstreams.service.js';

const WITHIN_MS = 1000;
const cookiePattern = new RegExp(`(?:^|;\\s*)${READER_COOKIE}=([\\w.-]{1,1000})(?:;|$)`);

/** A request that a browser makes to show a page: no fetch, no frame, no image, no form that is sent. */
const isForDocument = (method: string, headers: IncomingHttpHeaders): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-fetch-mode'] === 'navigate';

/** Exchanges the cookie of a reader for a token that reads, for documents alone. */
@Injectable()
export class Readers {
  private readonly logger = new Logger(Readers.name);

  constructor(private readonly upstreams: Upstreams) {}

  /** The token for whom the page is; undefined for a stranger, and while identity cannot say who it is. */
  async tokenOf(method: string, headers: IncomingHttpHeaders, requestId: string): Promise<string | undefined> {
    const cookie = isForDocument(method, headers) ? cookiePattern.exec(headers.cookie ?? '')?.[1] : undefined;
    if (!cookie) return undefined;
    const controller = new AbortController();
    const clock = setTimeout(() => controller.abort(LATE), WITHIN_MS);
    try {
      const { statusCode, body } = await this.upstreams.get('identity').request({
        method: 'POST',
        path: internalRoutes.readers,
        headers: { 'content-type': 'application/json', 'x-request-id': requestId },
        body: JSON.stringify({ cookie }),
        signal: controller.signal,
      });
      if (statusCode === 200) return ((await body.json()) as { token: string }).token;
      await body.dump();
      return undefined;
    } catch (error) {
      this.logger.warn(`A reader stays unknown: ${error instanceof Error ? error.message : 'unknown'}`);
      return undefined;
    } finally {
      clearTimeout(clock);
    }
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { coreErrors } from '@crewcall/contracts-core';
import { defineErrors } from '@crewcall/platform-errors';
import { clientAddress } from './client-address.js';

/** A body longer than this is an upload, or may become one; what forms send is shorter. */
const LARGE_BYTES = 256 * 1024;
const AT_ONCE = 4;
const OF_ONE_SENDER = 2;

export const { UploadsBusyError, TooManyUploadsAtOnceError } = defineErrors(coreErrors);

/** Few large bodies are in memory at once, counted before any of them is read. */
export class LargeBodies {
  private readonly bySender = new Map<string, number>();
  private atOnce = 0;

  /** Holds a place until the answer is over. The error with which the request is refused, or undefined. */
  enter(request: Pick<IncomingMessage, 'headers' | 'socket'>, answer: Pick<ServerResponse, 'once'>) {
    const { 'content-length': length, authorization } = request.headers;
    if (length !== undefined && Number(length) <= LARGE_BYTES) return undefined;
    const sender = authorization ?? clientAddress(request);
    const ofSender = this.bySender.get(sender) ?? 0;
    if (ofSender >= OF_ONE_SENDER) return new TooManyUploadsAtOnceError();
    if (this.atOnce >= AT_ONCE) return new UploadsBusyError();
    this.atOnce += 1;
    this.bySender.set(sender, ofSender + 1);
    answer.once('close', () => this.leave(sender));
    return undefined;
  }

  private leave(sender: string): void {
    this.atOnce -= 1;
    const left = (this.bySender.get(sender) ?? 1) - 1;
    if (left > 0) this.bySender.set(sender, left);
    else this.bySender.delete(sender);
  }
}

import type { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { Dispatcher } from 'undici';
import { EdgeError } from '../errors/edge.errors.js';
import { HUNG_UP } from '../upstreams/failure.js';

/** Longer than this no one waits for the question that is being answered before theirs is asked. */
const PATIENCE_MS = 30;

export interface WholeAnswer {
  statusCode: number;
  headers: Dispatcher.ResponseData['headers'];
  body: Buffer;
}

interface Read {
  hasBegun: boolean;
  callers: number;
  /** Gives the question up. */
  controller: AbortController;
  answer: Promise<WholeAnswer>;
}

/** Puts the question, which `controller` gives up. */
type Ask = (controller: AbortController) => Promise<WholeAnswer>;

/**
 * Asks a service once for all who want the same at the same moment, where every stranger is answered alike. Nothing is
 * kept: each is given the answer to a question that was asked after theirs had come, so none is older than if they had
 * asked by themselves.
 */
@Injectable()
export class SharedReads {
  private readonly reads = new Map<string, Read>();

  /** `caller` closes when it hangs up; the last one ends the question. @throws EdgeError as `ask` does, for all who wait */
  answer(key: string, caller: Pick<EventEmitter, 'once'>, ask: Ask): Promise<WholeAnswer> {
    const last = this.reads.get(key);
    const read = last && !last.hasBegun ? last : this.begin(key, ask, last);
    read.callers += 1;
    caller.once('close', () => {
      read.callers -= 1;
      if (read.callers === 0) read.controller.abort(HUNG_UP);
    });
    return read.answer;
  }

  private begin(key: string, ask: Ask, last: Read | undefined): Read {
    const controller = new AbortController();
    const begin = (): Promise<WholeAnswer> => {
      read.hasBegun = true;
      return ask(controller);
    };
    const answer = last ? after(last.answer).then(begin) : ask(controller);
    const read: Read = { hasBegun: !last, callers: 0, controller, answer };
    this.reads.set(key, read);
    const forget = (): void => {
      if (this.reads.get(key) === read) this.reads.delete(key);
    };
    answer.then(forget, forget);
    return read;
  }
}

const after = (answer: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const clock = setTimeout(resolve, PATIENCE_MS);
    const end = (): void => {
      clearTimeout(clock);
      resolve();
    };
    answer.then(end, end);
  });

/** Held in memory to be given to several. @throws EdgeError when the service stops in the middle of it */
export async function wholeOf({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<WholeAnswer> {
  try {
    return { statusCode, headers, body: Buffer.from(await body.arrayBuffer()) };
  } catch {
    throw new EdgeError('UPSTREAM_FAILED');
  }
}

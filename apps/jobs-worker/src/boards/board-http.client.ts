import { boundedText, PublicFetchError } from '@crewcall/platform-public-web';
import { Injectable } from '@nestjs/common';
import { BoardFailure } from './board-failure.js';
import type { Board, BoardRequest } from './board.js';
import { BoardsConfig } from './boards.config.js';

const MOST_RETRY_AFTER_MS = 24 * 60 * 60 * 1000;

/** One call: bounded in time and bytes, no redirects followed, and JSON or a failure in words comes of it. */
@Injectable()
export class BoardHttp {
  constructor(private readonly config: BoardsConfig) {}

  async getJson(board: Board, { path, query, headers }: BoardRequest): Promise<unknown> {
    const url = new URL(board.baseUrl.replace(/\/$/, '') + path);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const signal = AbortSignal.timeout(this.config.answerMs);
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json', 'user-agent': 'CrewCall/1.0', ...headers },
        redirect: 'manual',
        signal,
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw failureOf(board, response);
      }
      const { answerBytes: mostBytes } = this.config;
      return parse(board, await boundedText(response, { mostBytes, signal }));
    } catch (error) {
      if (error instanceof BoardFailure) throw error;
      if (error instanceof PublicFetchError) throw new BoardFailure('too_large', `${board.name} sent too much at once`);
      if (signal.aborted) throw new BoardFailure('timeout', `${board.name} did not answer in time`);
      throw new BoardFailure('network', `${board.name} could not be reached`);
    }
  }
}

function failureOf({ name }: Board, { status, headers }: Response): BoardFailure {
  if (status === 401 || status === 403) return new BoardFailure('auth', `${name} does not accept the key`);
  if (status === 429) return new BoardFailure('limited', `${name} was asked too often`, retryAfterMs(headers));
  if (status >= 500) return new BoardFailure('server', `${name} answered ${status}`, retryAfterMs(headers));
  return new BoardFailure('refused', `${name} answered ${status}`);
}

/** Seconds or a date, as HTTP allows. */
export function retryAfterMs(headers: Headers, now = Date.now()): number | null {
  const text = headers.get('retry-after')?.trim();
  if (!text) return null;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : new Date(text).getTime() - now;
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), MOST_RETRY_AFTER_MS) : null;
}

function parse({ name }: Board, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new BoardFailure('malformed', `${name} sent something that is not JSON`);
  }
}

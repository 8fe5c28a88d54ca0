import { Injectable } from '@nestjs/common';
import { BoardFailure } from './board-failure.js';
import { type BoardClient, BoardRests } from './board-client.js';
import type { Board } from './board.js';
import type { ListedAd } from './listed-ad.js';

const SIDE_BY_SIDE = 4;

/** The whole of ads that the list cuts. Without it an ad is kept as the list told it, and asked for again next time. */
@Injectable()
export class AdDetailsService {
  /** The ads whose whole could be had, by id. */
  async fetch(board: Board, client: BoardClient, ads: ListedAd[]): Promise<Map<string, ListedAd>> {
    const whole = new Map<string, ListedAd>();
    const waiting = [...ads];
    const take = async (): Promise<void> => {
      for (let ad = waiting.shift(); ad; ad = waiting.shift()) {
        const details = await this.fetchOne(board, client, ad);
        if (details === 'stop') waiting.length = 0;
        else if (details) whole.set(ad.externalId, details);
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, take));
    return whole;
  }

  private async fetchOne(board: Board, client: BoardClient, ad: ListedAd): Promise<ListedAd | 'stop' | null> {
    const request = board.detailsOf?.(ad);
    if (!request) return null;
    try {
      return board.readDetails?.(ad, await client.get(request)) ?? null;
    } catch (error) {
      if (error instanceof BoardRests) return 'stop';
      if (error instanceof BoardFailure) return error.kind === 'auth' ? 'stop' : null;
      throw error;
    }
  }
}

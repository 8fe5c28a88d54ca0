import { type InviteResult, invitedWords, type SkippedPerson } from '@crewcall/contracts-bookings';
import type { MakeOffersDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { DomainError } from '@crewcall/platform-errors';
import { OncePerKey } from '@crewcall/platform-idempotency';
import { Injectable } from '@nestjs/common';
import { MakeOffersService } from '../offers/make-offers.service.js';
import { skipReasonOf } from '../offers/skip-reason.js';

export interface Asked {
  userId: string;
  roleId: string;
  offer: Omit<MakeOffersDto, 'freelancer_ids'>;
  /** Why this person is not asked, as far as that is known before. */
  reason: string | null;
}

export interface Request {
  /** What was asked for, as its key is kept by. */
  route: string;
  key: string | undefined;
}

/** Offers to many people: a transaction for each, so that one who cannot be asked keeps no other back. */
@Injectable()
export class AskManyService {
  constructor(
    private readonly making: MakeOffersService,
    private readonly once: OncePerKey,
    private readonly transactions: Transactions,
  ) {}

  /** What must hold for all of them: of a request sent again it was true, and what it did may have changed it. */
  begin<T>(actor: Actor, input: object, { route, key }: Request, check: () => Promise<T>): Promise<T> {
    const request = key ? { userId: actor.id, route, key } : null;
    return this.transactions.runRepeatable(() => (request ? this.once.run(request, input, check) : check()));
  }

  /** Sent again with its key, each person is answered as the first time. */
  async askPeople(actor: Actor, people: readonly Asked[], { route, key }: Request): Promise<InviteResult> {
    const asked: string[] = [];
    const skipped: SkippedPerson[] = [];
    for (const one of people) {
      const request = key ? { userId: actor.id, route: `${route} ${one.roleId} ${one.userId}`, key } : null;
      const reason = await this.askOne(actor, one, request);
      if (reason === null) asked.push(one.userId);
      else skipped.push({ user_id: one.userId, reason });
    }
    return { asked, skipped, words: invitedWords({ asked, skipped }) };
  }

  /** Null once the person is asked. */
  private async askOne(
    actor: Actor,
    one: Asked,
    request: Parameters<OncePerKey['run']>[0] | null,
  ): Promise<string | null> {
    const act = async (): Promise<{ reason: string | null }> => {
      if (one.reason === null)
        await this.making.make(actor, one.roleId, { ...one.offer, freelancer_ids: [one.userId] });
      return { reason: one.reason };
    };
    try {
      const outcome = await this.transactions.runRepeatable(() =>
        request ? this.once.run(request, one.offer, act) : act(),
      );
      return outcome.reason;
    } catch (error) {
      if (error instanceof DomainError) return skipReasonOf(error);
      throw error;
    }
  }
}

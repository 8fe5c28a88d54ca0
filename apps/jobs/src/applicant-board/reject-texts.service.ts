import { PersonLocks } from '@crewcall/bookings-domain';
import type { RejectTextsDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { RejectTextRepository } from './reject-text.repository.js';

@Injectable()
export class RejectTextsService {
  constructor(
    private readonly texts: RejectTextRepository,
    private readonly personLocks: PersonLocks,
    private readonly transactions: Transactions,
  ) {}

  async read({ id }: Actor): Promise<RejectTextsDto> {
    return { texts: await this.texts.textsOf(id) };
  }

  async save(actor: Actor, { texts }: RejectTextsDto): Promise<RejectTextsDto> {
    return this.transactions.run(async () => {
      await this.personLocks.lockPeople([actor.id]);
      await this.texts.saveTexts(
        actor.id,
        texts.map((text) => text.trim()).filter((text) => text !== ''),
      );
      return this.read(actor);
    });
  }
}

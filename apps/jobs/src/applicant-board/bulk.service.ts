import { PersonLocks } from '@crewcall/bookings-domain';
import { type BulkResult, bulkWords, tidyTags, crewListLimits } from '@crewcall/contracts-bookings';
import { applicantBoardChanged, type BulkDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { DomainError, ValidationFailedError } from '@crewcall/platform-errors';
import { Events } from '@crewcall/platform-events';
import { OncePerKey } from '@crewcall/platform-idempotency';
import { Injectable } from '@nestjs/common';
import { ApplicantsService } from '../applications/applicants.service.js';
import { CrewMarksService } from '../crew-lists/crew-marks.service.js';
import { MakeOffersService } from '../offers/make-offers.service.js';
import { skipReasonOf } from '../offers/skip-reason.js';
import { MoveCardService } from './move-card.service.js';

interface Outcome {
  /** Null when it was done. */
  reason: string | null;
  until: string | null;
}

/** One action for many applicants: a transaction for each person, so that one who cannot be moved keeps no other back. */
@Injectable()
export class BulkService {
  constructor(
    private readonly moving: MoveCardService,
    private readonly applicants: ApplicantsService,
    private readonly marks: CrewMarksService,
    private readonly personLocks: PersonLocks,
    private readonly offers: MakeOffersService,
    private readonly once: OncePerKey,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  /** Sent again with its key, each person is answered as the first time. */
  async carryOut(actor: Actor, input: BulkDto, key: string | undefined): Promise<BulkResult> {
    if ((input.action === 'tag' || input.action === 'untag') && !input.tag)
      throw new ValidationFailedError('Please name the tag.');
    if ((input.action === 'enquire' || input.action === 'pencil') && !input.role_id)
      throw new ValidationFailedError('Please choose the role.');
    const [done, skipped]: [string[], BulkResult['skipped']] = [[], []];
    let until: string | null = null;
    for (const id of input.application_ids) {
      const request = key && { userId: actor.id, route: `bulk ${input.action} ${id}`, key };
      const outcome = await this.ofOne(actor, id, input, request || undefined);
      if (outcome.reason === null) done.push(id);
      else skipped.push({ application_id: id, reason: outcome.reason });
      until = outcome.until ?? until;
    }
    return { done, skipped, words: bulkWords({ done, skipped }), takes_back_until: until };
  }

  private async ofOne(
    actor: Actor,
    id: string,
    input: BulkDto,
    request: Parameters<OncePerKey['run']>[0] | undefined,
  ): Promise<Outcome> {
    try {
      return await this.transactions.runRepeatable(() => {
        const act = (): Promise<Outcome> => this.act(actor, id, input);
        return request ? this.once.run(request, input, act) : act();
      });
    } catch (error) {
      if (error instanceof DomainError) return { reason: skipReasonOf(error), until: null };
      throw error;
    }
  }

  private async act(actor: Actor, id: string, input: BulkDto): Promise<Outcome> {
    const { action, message = null } = input;
    if (action === 'shortlist' || action === 'reject') {
      const { takes_back_until } = await this.moving.decideCard(actor, id, action, message);
      return { reason: null, until: takes_back_until };
    }
    if (action === 'take_back') await this.moving.takeBack(actor, id);
    else if (action === 'tag' || action === 'untag') return this.tag(actor, id, action, input.tag ?? '');
    else {
      const { freelancerId } = await this.applicants.findOwn(actor, id);
      const kind = action === 'pencil' ? 'pencil' : 'enquiry';
      const roleId = input.role_id ?? '';
      const call_ids = await this.offers.callsLeftOf(roleId);
      const asked = { freelancer_ids: [freelancerId], note: message, ...(call_ids && { call_ids }) };
      await this.offers.make(actor, roleId, { kind, ...asked });
    }
    return { reason: null, until: null };
  }

  private async tag(actor: Actor, id: string, action: 'tag' | 'untag', tag: string): Promise<Outcome> {
    const application = await this.applicants.lockOwn(actor, id);
    // Tags are of the person: those that another job's request saves meanwhile are read as well.
    await this.personLocks.lockPeople([actor.id]);
    const { tags } = await this.marks.keptOn(actor, application.freelancerId);
    const has = tags.some((one) => one.toLowerCase() === tag.toLowerCase());
    if (has === (action === 'tag')) return { reason: has ? 'has the tag' : 'does not have the tag', until: null };
    const rest = tags.filter((one) => one.toLowerCase() !== tag.toLowerCase());
    const next = tidyTags(action === 'tag' ? [...rest, tag] : rest);
    if (next.length > crewListLimits.tags) return { reason: `has ${crewListLimits.tags} tags`, until: null };
    await this.marks.saveTags(actor, application.freelancerId, { tags: next });
    const { id: subjectId, version, jobId: job_id, recruiterId: recruiter_id } = application;
    await this.events.publish(applicantBoardChanged, { subjectId, version, payload: { job_id, recruiter_id } });
    return { reason: null, until: null };
  }
}

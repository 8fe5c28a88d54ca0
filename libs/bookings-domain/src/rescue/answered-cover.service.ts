import { declineReasonWords } from '@crewcall/contracts-bookings';
import { Injectable } from '@nestjs/common';
import { DeadlineSetter } from '../deadlines/deadline-setter.service.js';
import type { HeldOffer } from '../moves/offer-locks.service.js';
import { RescueRepository } from './rescue.repository.js';

/** A no to a cover: once all who were asked have said it, the next are asked without waiting for the end of the wave. */
@Injectable()
export class AnsweredCover {
  constructor(
    private readonly rescues: RescueRepository,
    private readonly deadlines: DeadlineSetter,
  ) {}

  async declined({ offer, around }: HeldOffer): Promise<void> {
    const rescue = offer.rescueId ? await this.rescues.findRescue(offer.rescueId) : null;
    if (rescue?.state !== 'asking') return;
    await this.rescues.addStep(rescue.id, 'declined', declineReasonWords[offer.declineReason ?? 'other']);
    const isWaiting = around.some((other) => other.rescueId === rescue.id && other.state === 'open');
    if (!isWaiting) await this.deadlines.setNow('wave', rescue.id, rescue.deadlineVersion);
  }
}

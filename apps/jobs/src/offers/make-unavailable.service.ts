import {
  BlockRepository,
  TooManyBlocksError,
  BookingRepository,
  CallRepository,
  newBlock,
  type OfferEntity,
  wallOf,
} from '@crewcall/bookings-domain';
import { calendarLimits } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';

/** Not available on the calls of a declined offer. Pencils held elsewhere stand, and what is booked stays booked. */
@Injectable()
export class MakeUnavailableService {
  constructor(
    private readonly blocks: BlockRepository,
    private readonly bookings: BookingRepository,
    private readonly calls: CallRepository,
    private readonly clock: Clock,
  ) {}

  /** The person is held by the caller. */
  async setFor({ freelancerId, callIds }: OfferEntity): Promise<void> {
    const now = this.clock.now();
    const blocks = [];
    for (const call of await this.calls.callsLeftOf(callIds)) {
      if (await this.bookings.clashOf(freelancerId, [call.id])) continue;
      blocks.push(newBlock({ freelancerId, kind: 'unavailable', note: null, wall: wallOf(call) }, now));
    }
    if ((await this.blocks.countBlocksOf(freelancerId)) + blocks.length > calendarLimits.blocks)
      throw new TooManyBlocksError();
    await this.blocks.addBlocks(blocks);
  }
}

import { TimesheetEntity } from '@crewcall/bookings-domain';
import { type OfferSide, type TimesheetState, timesheetStates } from '@crewcall/contracts-bookings';
import { offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface TimesheetFilter {
  states?: readonly TimesheetState[];
  callId?: string;
  bookingId?: string;
}

/** `due,submitted`; what is none of them counts for nothing. */
export const statesOf = (words: string | undefined): TimesheetState[] | undefined => {
  const asked = words?.split(',');
  return asked && timesheetStates.filter((state) => asked.includes(state));
};

/** Hours as one side lists them. */
@Injectable()
export class TimesheetListRepository {
  constructor(private readonly database: Database) {}

  /** Latest call first. A company sees what crew have sent, not what they draft. */
  async findTimesheetsOf(
    side: OfferSide,
    userId: string,
    { states, callId, bookingId }: TimesheetFilter,
    page: PageRequest,
  ): Promise<Page<TimesheetEntity>> {
    const query = this.database
      .of(TimesheetEntity)
      .createQueryBuilder('sheet')
      .where(`sheet.${side}Id = :userId`, { userId })
      .orderBy('sheet.inAt', 'DESC')
      .addOrderBy('sheet.id', 'DESC')
      .offset(offsetOf(page))
      .limit(page.page_size);
    if (side === 'recruiter') query.andWhere(`sheet.state <> 'due'`);
    if (states) query.andWhere(states.length ? 'sheet.state IN (:...states)' : 'false', { states });
    if (callId) query.andWhere('sheet.callId = :callId', { callId });
    if (bookingId) query.andWhere('sheet.bookingId = :bookingId', { bookingId });
    const [items, total] = await query.getManyAndCount();
    return { items, total };
  }
}

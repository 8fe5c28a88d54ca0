import { completesPercent, type CrewRecord } from '@crewcall/contracts-bookings';
import { isRecordId } from '@crewcall/contracts-core';
import { Injectable } from '@nestjs/common';
import { CrewRecordRepository } from './crew-record.repository.js';

/** How many of their bookings crew complete; never used to sort. */
@Injectable()
export class CrewRecords {
  constructor(private readonly records: CrewRecordRepository) {}

  /** In percent; those with few bookings are not there. */
  async percentOf(freelancerIds: readonly string[]): Promise<Map<string, number>> {
    const counts = freelancerIds.length ? await this.records.countRecordsOf([...new Set(freelancerIds)]) : [];
    return new Map(
      counts.flatMap(({ freelancer_id, completed, broken }) => {
        const percent = completesPercent(completed, broken);
        return percent === null ? [] : [[freelancer_id, percent] as const];
      }),
    );
  }

  async read(userId: string): Promise<CrewRecord> {
    const percents = await this.percentOf(isRecordId(userId) ? [userId] : []);
    return { completes_percent: percents.get(userId) ?? null };
  }
}

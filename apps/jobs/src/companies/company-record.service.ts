import { CompanyRatingRepository } from '@crewcall/bookings-domain';
import { isRecordId } from '@crewcall/contracts-core';
import { type CompanyRecord, companyRecordFrom, londonDayOf } from '@crewcall/contracts-jobs';
import { Clock } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { CompanyRecordRepository } from './company-record.repository.js';

const percentOf = (part: number, whole: number): number | null => (whole ? Math.round((100 * part) / whole) : null);

/** What a company's jobs say of it: counted from what took place, for every user to read. */
@Injectable()
export class CompanyRecordService {
  constructor(
    private readonly records: CompanyRecordRepository,
    private readonly ratings: CompanyRatingRepository,
    private readonly clock: Clock,
  ) {}

  async read(recruiterId: string): Promise<CompanyRecord> {
    const counts = await this.records.countRecord(recruiterId, londonDayOf(this.clock.now()));
    const isTold = counts.finished >= companyRecordFrom;
    return {
      open_jobs: counts.open,
      finished_jobs: counts.finished,
      answered_percent: isTold ? percentOf(counts.answered, counts.applicants) : null,
      crew_booked: isTold ? counts.booked : null,
      rating: (await this.ratings.ofCompanies(isRecordId(recruiterId) ? [recruiterId] : [])).get(recruiterId) ?? null,
      booked_again_percent: isTold ? percentOf(counts.again, counts.booked) : null,
    };
  }
}

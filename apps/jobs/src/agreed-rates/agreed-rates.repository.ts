import type { AgreedRatesFigure } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** Figures as the first of the month left them. */
@Injectable()
export class AgreedRatesRepository {
  constructor(private readonly database: Database) {}

  /** Of the first of these skills that has any; its place in the list beside it, from 1. */
  async findAgreedRates(
    region: string,
    skills: readonly string[],
  ): Promise<(AgreedRatesFigure & { place: number }) | null> {
    const [row] = await this.database.query<AgreedRatesFigure & { place: number }>(
      `SELECT low_pence, median_pence, high_pence, until::text, array_position($2::text[], skill) AS place
       FROM bookings.agreed_rates WHERE region = $1 AND skill = ANY($2::text[]) ORDER BY place LIMIT 1`,
      [region, skills.map((skill) => skill.toLowerCase())],
    );
    return row ?? null;
  }
}

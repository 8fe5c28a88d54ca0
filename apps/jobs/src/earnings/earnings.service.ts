import {
  type Earnings,
  earningsLimits,
  type EarningsPart,
  type EarningsQuery,
  taxYearDays,
  taxYearOf,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { AccessDeniedError } from '@crewcall/platform-auth';
import { Injectable } from '@nestjs/common';
import { earningsCsvOf } from './earnings-csv.js';
import { EarningsRepository, type EarningsRow } from './earnings.repository.js';

const isPart = (row: EarningsRow): row is EarningsRow & EarningsPart => row.name !== null;
const none = { pay_pence: 0, expenses_pence: 0, days: 0 };

/** What was agreed in a tax year: to crew what they earned of whom, to a company what it spent on what. */
@Injectable()
export class EarningsService {
  constructor(
    private readonly earnings: EarningsRepository,
    private readonly clock: Clock,
  ) {}

  async earningsOf(actor: Actor, query: EarningsQuery): Promise<Earnings> {
    const { year, days, rows } = await this.rowsOf(actor, query);
    const parts = rows.filter((row) => row.month === null).filter(isPart);
    const all = rows.find((row) => row.month === null && !isPart(row));
    const { pay_pence, expenses_pence, days: worked } = all ?? none;
    return {
      year,
      ...days,
      ...{ pay_pence, expenses_pence, days: worked },
      months: rows.flatMap(({ month, name, role_name: _role, ...sum }) =>
        month !== null && name === null ? [{ month, ...sum }] : [],
      ),
      parts: parts.slice(0, earningsLimits.parts).map(({ month: _month, ...part }) => part),
      parts_total: parts.length,
    };
  }

  async csv(actor: Actor, query: EarningsQuery): Promise<string> {
    const { year, rows } = await this.rowsOf(actor, query);
    return earningsCsvOf(query, year, rows);
  }

  private async rowsOf(actor: Actor, { side, by, year: asked }: EarningsQuery) {
    if (actor.role !== side) throw new AccessDeniedError();
    const year = asked ?? taxYearOf(wallTimeOf(this.clock.now()).day);
    const days = taxYearDays(year);
    return { year, days, rows: await this.earnings.earningsOf(side, actor.id, days, by) };
  }
}

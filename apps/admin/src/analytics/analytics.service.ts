import {
  type AnalyticsMonths,
  analyticsMonthsShown,
  type AnalyticsOverview,
  type MonthFigures,
} from '@crewcall/contracts-admin';
import { Injectable } from '@nestjs/common';
import { TallyRepository } from './tally.repository.js';
import { londonMonth, monthsUntil } from './tally.rules.js';

@Injectable()
export class AnalyticsService {
  constructor(private readonly tallies: TallyRepository) {}

  async overview(now = new Date()): Promise<AnalyticsOverview> {
    const counters = await this.tallies.countersFor(londonMonth(now));
    const of = (metric: string): number => counters.get(metric) ?? 0;
    return {
      users: {
        total: of('users'),
        thisMonth: of('users:month'),
        freelancers: of('freelancers'),
        recruiters: of('recruiters'),
        verified: of('verified'),
      },
      jobs: { total: of('jobs'), active: of('active_jobs'), thisMonth: of('jobs:month') },
      applications: { total: of('applications'), applied: of('applied'), hired: of('hired') },
    };
  }

  async months(now = new Date()): Promise<AnalyticsMonths> {
    const months = monthsUntil(londonMonth(now), analyticsMonthsShown);
    const counters = await this.tallies.countersOf(months);
    const values = new Map(counters.map(({ metric, month, value }) => [`${metric}:${month}`, value]));
    return { months: months.map((month) => figuresOf(month, (metric) => values.get(`${metric}:${month}`) ?? 0)) };
  }
}

const MINUTES_A_DAY = 24 * 60;

function figuresOf(month: string, of: (metric: string) => number): MonthFigures {
  const timed = of('hires_timed');
  return {
    month,
    freelancers: of('freelancers'),
    recruiters: of('recruiters'),
    jobs: of('jobs'),
    jobs_filled: of('jobs_filled'),
    applications: of('applications'),
    hires: of('hires'),
    days_to_hire: timed ? Math.round((of('hire_minutes') / timed / MINUTES_A_DAY) * 10) / 10 : null,
  };
}

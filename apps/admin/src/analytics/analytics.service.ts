import type { AnalyticsOverview } from '@crewcall/contracts-admin';
import { Injectable } from '@nestjs/common';
import { TallyRepository } from './tally.repository.js';
import { londonMonth } from './tally.rules.js';

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
}

import { DeadlineRepository } from '@crewcall/bookings-domain';
import { Clock } from '@crewcall/jobs-domain';
import { Metrics } from '@crewcall/platform-observability';
import { Injectable, type OnModuleInit } from '@nestjs/common';

/** How late what was to happen is: pencils that lapse, waves of cover, reminders. */
@Injectable()
export class DeadlineMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly deadlines: DeadlineRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge(
      'crewcall.deadlines.late',
      'How long the deadline that is due longest has waited',
      async (result) => {
        const now = this.clock.now();
        const due = await this.deadlines.findLongestDue(now);
        result.observe(due ? (now.getTime() - due.getTime()) / 1000 : 0);
      },
      's',
    );
  }
}

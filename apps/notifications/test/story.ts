import type { EventDefinition, EventEnvelope } from '@crewcall/contracts-core/dto';
import type { NotificationItem } from '@crewcall/contracts-notifications';
import { userChanged } from '@crewcall/contracts-identity/dto';
import { applicationStatusChanged, applicationSubmitted } from '@crewcall/contracts-jobs/dto';
import { newId } from '@crewcall/platform-database';
import type { EventFacts } from '@crewcall/platform-events';
import type { TestService } from '@crewcall/testing-node';

/** A company, a crew member and one application between them, told to the service as the others would tell it. */
export class Story {
  readonly freelancer = { id: newId(), role: 'freelancer' as const };
  readonly recruiter = { id: newId(), role: 'recruiter' as const };
  readonly applicationId = newId();
  readonly jobId = newId();

  constructor(private readonly service: TestService) {}

  tell<P extends object>(event: EventDefinition<P>, facts: EventFacts<P>): Promise<EventEnvelope<P>> {
    return this.service.deliver(event, facts);
  }

  /** The same event once more, as a queue may. */
  again(envelope: EventEnvelope): Promise<void> {
    return this.service.redeliver(envelope);
  }

  async introduceEverybody(): Promise<void> {
    const common = { visibility: 'public' as const, mail_enabled: true };
    await this.tell(userChanged, {
      subjectId: this.recruiter.id,
      version: 2,
      payload: { ...common, role: 'recruiter', display_name: 'Meridian Events', company_name: 'Meridian Events' },
    });
    await this.tell(userChanged, {
      subjectId: this.freelancer.id,
      version: 2,
      payload: { ...common, role: 'freelancer', display_name: 'Maya Patel', first_name: 'Maya', last_name: 'Patel' },
    });
  }

  apply(): Promise<EventEnvelope> {
    return this.tell(applicationSubmitted, { subjectId: this.applicationId, version: 1, payload: this.facts });
  }

  move(
    to: 'reviewed' | 'shortlisted' | 'hired' | 'rejected' | 'withdrawn',
    more: { has_message?: boolean } = {},
  ): Promise<EventEnvelope> {
    const payload = { ...this.facts, from: 'applied' as const, to, ...more };
    return this.tell(applicationStatusChanged, { subjectId: this.applicationId, version: 2, payload });
  }

  async listOf(actor: { id: string; role: 'freelancer' | 'recruiter' }): Promise<NotificationItem[]> {
    return (await this.service.as(actor).get<NotificationItem[]>('/api/notifications')).body;
  }

  private get facts() {
    return {
      job_id: this.jobId,
      job_title: 'FOH engineer',
      recruiter_id: this.recruiter.id,
      freelancer_id: this.freelancer.id,
    };
  }
}

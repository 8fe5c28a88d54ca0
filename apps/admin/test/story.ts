import type { Role } from '@crewcall/contracts-core';
import type { EventDefinition, EventEnvelope } from '@crewcall/contracts-core/dto';
import { emailVerified, userChanged, userRegistered } from '@crewcall/contracts-identity/dto';
import { applicationStatusChanged, applicationSubmitted, jobClosed, jobPosted } from '@crewcall/contracts-jobs/dto';
import { newId } from '@crewcall/platform-database';
import { envelopeOf, type EventFacts } from '@crewcall/platform-events';
import type { TestService } from '@crewcall/testing-node';

/** Events as the other services would tell them, handed over in whatever order a spec likes. */
export class Story {
  readonly freelancerId = newId();
  readonly recruiterId = newId();
  readonly jobId = newId();
  readonly applicationId = newId();

  constructor(private readonly service: TestService) {}

  deliver(envelope: EventEnvelope): Promise<void> {
    return this.service.redeliver(envelope);
  }

  registered(id: string, role: 'freelancer' | 'recruiter'): EventEnvelope {
    return event(userRegistered, {
      subjectId: id,
      version: 1,
      payload: { role, display_name: 'Somebody', email: 'a@example.test' },
    });
  }

  verified(id: string): EventEnvelope {
    return event(emailVerified, { subjectId: id, version: 2, payload: {} });
  }

  named(id: string, role: Role, display_name: string, version = 3): EventEnvelope {
    return event(userChanged, {
      subjectId: id,
      version,
      payload: { role, display_name, visibility: 'public', mail_enabled: true },
    });
  }

  posted(): EventEnvelope {
    const payload = {
      recruiter_id: this.recruiterId,
      title: 'FOH engineer',
      company: 'Meridian Events',
      location: 'Leeds',
      type: 'freelance' as const,
      status: 'active' as const,
    };
    return event(jobPosted, { subjectId: this.jobId, version: 1, payload });
  }

  closed(reason: 'filled' | 'deleted', version = 2, batch = 0): EventEnvelope {
    const payload = { recruiter_id: this.recruiterId, title: 'FOH engineer', reason, applicant_ids: [], batch };
    return event(jobClosed, { subjectId: this.jobId, version, payload });
  }

  applied(): EventEnvelope {
    return event(applicationSubmitted, { subjectId: this.applicationId, version: 1, payload: this.application });
  }

  invited(): EventEnvelope {
    const payload = { ...this.application, invited: true };
    return event(applicationSubmitted, { subjectId: this.applicationId, version: 1, payload });
  }

  hired(): EventEnvelope {
    return event(applicationStatusChanged, {
      subjectId: this.applicationId,
      version: 2,
      payload: { ...this.application, from: 'applied', to: 'hired' },
    });
  }

  /** All of the main story, in the order it happened. */
  everything(): EventEnvelope[] {
    return [
      this.registered(this.recruiterId, 'recruiter'),
      this.registered(this.freelancerId, 'freelancer'),
      this.named(this.recruiterId, 'recruiter', 'Meridian Events'),
      this.named(this.freelancerId, 'freelancer', 'Maya Patel'),
      this.verified(this.freelancerId),
      this.posted(),
      this.applied(),
      this.hired(),
      this.closed('filled'),
    ];
  }

  private get application() {
    return {
      job_id: this.jobId,
      job_title: 'FOH engineer',
      recruiter_id: this.recruiterId,
      freelancer_id: this.freelancerId,
    };
  }
}

const event = <P extends object>(definition: EventDefinition<P>, facts: EventFacts<P>): EventEnvelope =>
  envelopeOf(definition, facts);

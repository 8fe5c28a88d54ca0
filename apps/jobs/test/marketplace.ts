import type { Application, Job } from '@crewcall/contracts-jobs';
import type { EventDefinition, EventEnvelope } from '@crewcall/contracts-core/dto';
import { newId } from '@crewcall/platform-database';
import { envelopeOf, EventConsumers } from '@crewcall/platform-events';
import { profileChanged, userChanged } from '@crewcall/contracts-identity/dto';
import { eventually, startTestService, type TestActor, type TestService, testServer } from '@crewcall/testing-node';
import { Queue } from 'bullmq';
import { AppModule } from '../src/app.module.js';

export const aFreelancer = (): TestActor => ({ id: newId(), role: 'freelancer' });
export const aRecruiter = (): TestActor => ({ id: newId(), role: 'recruiter' });
export const anAdmin = (): TestActor => ({ id: newId(), role: 'admin' });

/** What the form sends for a gig that lasts two days. */
export const gig = {
  title: 'Monitor engineer',
  company: 'Northlight Productions',
  type: 'freelance',
  location: 'Leeds, West Yorkshire',
  rate: '£280 a day',
  description: 'Two stages, one monitor desk.',
  event_date: '2035-06-12',
  duration_type: 'days',
  days: 2,
  skills: ['Sound Engineering'],
} as const;

/** The jobs service on real servers, and short ways to say what the specs say often. */
export class Marketplace {
  private readonly queues = new Map<string, Queue>();

  private constructor(readonly service: TestService) {}

  static async open(): Promise<Marketplace> {
    return new Marketplace(await startTestService({ module: AppModule, name: 'jobs' }));
  }

  async close(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    await this.service.stop();
  }

  async post(recruiter: TestActor, overrides: Record<string, unknown> = {}): Promise<Job> {
    const { status, body } = await this.service.as(recruiter).post<Job>('/api/jobs', { ...gig, ...overrides });
    if (status !== 201) throw new Error(`Posting answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  async apply(freelancer: TestActor, job: Job, coverLetter: string | null = null): Promise<Application> {
    const input = { freelancerId: freelancer.id, coverLetter };
    const { status, body } = await this.service.as(freelancer).post<Application>(`/api/jobs/${job.id}/apply`, input);
    if (status !== 201) throw new Error(`Applying answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** A posted job with one application for it. */
  async applied(overrides: Record<string, unknown> = {}) {
    const [recruiter, freelancer] = [aRecruiter(), aFreelancer()];
    const job = await this.post(recruiter, overrides);
    const application = await this.apply(freelancer, job, 'I have mixed monitors for ten years.');
    return { recruiter, freelancer, job, application, path: `/api/applications/${application.id}` };
  }

  /** What identity would tell of somebody. */
  async introduce(
    actor: TestActor,
    names: { first?: string; last?: string; company?: string },
    version = 1,
  ): Promise<void> {
    const payload = {
      role: actor.role,
      display_name: names.company ?? `${names.first ?? ''} ${names.last ?? ''}`,
      first_name: names.first ?? null,
      last_name: names.last ?? null,
      company_name: names.company ?? null,
      visibility: 'public' as const,
      mail_enabled: true,
    };
    await this.deliver(userChanged, { subjectId: actor.id, version, payload });
  }

  async showProfile(actor: TestActor, title: string, experience_years: number, version = 1): Promise<void> {
    const payload = {
      kind: 'freelancer' as const,
      title,
      experience_years,
      availability: 'available' as const,
      completeness: 1,
    };
    await this.deliver(profileChanged, { subjectId: actor.id, version, payload });
  }

  async deliver<P extends object>(
    event: EventDefinition<P>,
    facts: { subjectId: string; version: number; payload: P },
  ): Promise<void> {
    await this.service.get(EventConsumers).deliver(JSON.parse(JSON.stringify(envelopeOf(event, facts))));
  }

  /** Waits until an event of that kind about the subject has reached the queue of `hearer`. */
  async told<P extends object>(
    event: EventDefinition<P>,
    subjectId: string,
    hearer = 'notifications',
  ): Promise<EventEnvelope<P>[]> {
    return eventually(async () => {
      const found = await this.arrived(event, subjectId, hearer);
      return found.length ? found : undefined;
    });
  }

  /** What has reached the queue so far, once everything said until now has. */
  async toldInAll<P extends object>(event: EventDefinition<P>, subjectId: string, hearer = 'notifications') {
    await this.settle();
    return this.arrived(event, subjectId, hearer);
  }

  /** Until everything said has left for its queue. */
  async settle(): Promise<void> {
    await eventually(async () => (await this.service.rows('SELECT id FROM outbox LIMIT 1')).length === 0);
  }

  private async arrived<P extends object>(
    event: EventDefinition<P>,
    subjectId: string,
    hearer: string,
  ): Promise<EventEnvelope<P>[]> {
    const jobs = await this.queueOf(hearer).getJobs(['waiting', 'active', 'delayed', 'prioritized']);
    return jobs
      .filter(({ name }) => name === event.name)
      .map(({ data }) => data as EventEnvelope<P>)
      .filter(({ subject_id }) => subject_id === subjectId);
  }

  private queueOf(hearer: string): Queue {
    const known = this.queues.get(hearer);
    if (known) return known;
    const { hostname, port } = new URL(testServer('TEST_REDIS_URL'));
    const connection = { host: hostname, port: Number(port || 6379) };
    const queue = new Queue(`events.${hearer}`, { connection, prefix: this.service.redisPrefix });
    this.queues.set(hearer, queue);
    return queue;
  }
}

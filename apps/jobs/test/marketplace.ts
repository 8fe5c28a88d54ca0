import type { Application, Job } from '@crewcall/contracts-jobs';
import { newId } from '@crewcall/platform-database';
import { profileChanged, userChanged } from '@crewcall/contracts-identity/dto';
import { startTestService, type TestActor, type TestService } from '@crewcall/testing-node';
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
  constructor(readonly service: TestService) {}

  static async open(env?: Record<string, string>): Promise<Marketplace> {
    return new Marketplace(await startTestService({ module: AppModule, name: 'jobs', env }));
  }

  close(): Promise<void> {
    return this.service.stop();
  }

  /** A user who was not introduced has the profile that the job needs. */
  async post(recruiter: TestActor, overrides: Record<string, unknown> = {}): Promise<Job> {
    await this.nameCompany(recruiter, overrides['company'] ?? gig.company);
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

  async nameCompany({ id }: TestActor, name: unknown): Promise<void> {
    await this.service.rows(
      `INSERT INTO people AS p (user_id, role, company_name) VALUES ($1, 'recruiter', $2)
       ON CONFLICT (user_id) DO UPDATE SET company_name = excluded.company_name WHERE p.account_version = 0`,
      [id, name],
    );
  }

  /** What identity would tell of a user. */
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
    await this.service.deliver(userChanged, { subjectId: actor.id, version, payload });
  }

  async showProfile(actor: TestActor, title: string, experience_years: number, version = 1): Promise<void> {
    const payload = {
      kind: 'freelancer' as const,
      title,
      experience_years,
      availability: 'available' as const,
      completeness: 1,
    };
    await this.service.deliver(profileChanged, { subjectId: actor.id, version, payload });
  }
}

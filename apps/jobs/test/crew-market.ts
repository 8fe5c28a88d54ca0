import type { MadeOffer, Offer, Role } from '@crewcall/contracts-bookings';
import type { Application, Job } from '@crewcall/contracts-jobs';
import type { TestActor, TestService } from '@crewcall/testing-node';
import { aFreelancer, aRecruiter, Marketplace } from './marketplace.js';

/** A marketplace with calls, roles and offers. */
export class CrewMarket {
  private constructor(readonly market: Marketplace) {}

  static async open(env?: Record<string, string>): Promise<CrewMarket> {
    return new CrewMarket(await Marketplace.open(env));
  }

  get service(): TestService {
    return this.market.service;
  }

  close(): Promise<void> {
    return this.market.close();
  }

  /** A user who may be asked. */
  async crew(first = 'Callum'): Promise<TestActor> {
    const actor = aFreelancer();
    await this.market.introduce(actor, { first, last: 'Ross' });
    return actor;
  }

  /** A job of one call from eight to six, with its only role. */
  async job(
    overrides: Record<string, unknown> = {},
    recruiter = aRecruiter(),
  ): Promise<{ recruiter: TestActor; job: Job; role: Role }> {
    const when = { duration_type: 'time', start_time: '08:00', end_time: '18:00', days: undefined };
    const job = await this.market.post(recruiter, { ...when, ...overrides });
    const { body } = await this.service.anonymous().get<Role[]>(`/api/jobs/${job.id}/roles`);
    const [role] = body;
    if (!role) throw new Error('The job has no role');
    return { recruiter, job, role };
  }

  async offer(recruiter: TestActor, role: Role, crew: TestActor, input: Record<string, unknown> = {}): Promise<Offer> {
    const { status, body } = await this.tryOffer(recruiter, role, crew, input);
    const offer = Array.isArray(body) ? body[0]?.offer : undefined;
    if (status !== 201 || !offer) throw new Error(`Offering answered ${status}: ${JSON.stringify(body)}`);
    return offer;
  }

  tryOffer(recruiter: TestActor, role: Role, crew: TestActor, input: Record<string, unknown> = {}) {
    const sent = { freelancer_ids: [crew.id], kind: 'booking', ...input };
    return this.service.as(recruiter).post<MadeOffer[]>(`/api/roles/${role.id}/offers`, sent);
  }

  move(actor: TestActor, { id }: { id: string }, move: string, input: object = {}, service = this.service) {
    return service.as(actor).put<Offer>(`/api/offers/${id}/${move}`, input);
  }

  async see(actor: TestActor, { id }: { id: string }): Promise<Offer> {
    return (await this.service.as(actor).get<Offer>(`/api/offers/${id}`)).body;
  }

  /** A pencil that is held. */
  async pencil(recruiter: TestActor, role: Role, crew: TestActor, input: Record<string, unknown> = {}): Promise<Offer> {
    const offer = await this.offer(recruiter, role, crew, { kind: 'pencil', ...input });
    const { status, body } = await this.move(crew, offer, 'accept');
    if (status !== 200) throw new Error(`Accepting answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  async hire(recruiter: TestActor, crew: TestActor, job: Job) {
    const application = await this.market.apply(crew, job);
    return this.service.as(recruiter).put<Application>(`/api/applications/${application.id}/accept`);
  }
}

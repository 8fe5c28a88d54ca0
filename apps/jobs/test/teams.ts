import type { Role, Team, TeamOffer } from '@crewcall/contracts-bookings';
import type { Job } from '@crewcall/contracts-jobs';
import { startTestService, type TestActor, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { CrewMarket } from './crew-market.js';

/** Crew teams in a marketplace, and short ways to say what the specs say often. */
export class TeamStory {
  private readonly replicas: TestService[] = [];

  constructor(readonly crew: CrewMarket) {}

  static async open(): Promise<TeamStory> {
    return new TeamStory(await CrewMarket.open());
  }

  /** A second process of the same service, ended with the first. */
  async replica(): Promise<TestService> {
    const replica = await startTestService({ module: AppModule, name: 'jobs', replicaOf: this.crew.service });
    this.replicas.push(replica);
    return replica;
  }

  async close(): Promise<void> {
    for (const replica of this.replicas) await replica.stop();
    await this.crew.close();
  }

  as(actor: TestActor) {
    return this.crew.service.as(actor);
  }

  invite(lead: TestActor, { id }: { id: string }, person: TestActor, input: object = {}) {
    return this.as(lead).post<Team>(`/api/teams/${id}/members`, { user_id: person.id, ...input });
  }

  join(person: TestActor, { id }: { id: string }, input: object = {}) {
    return this.as(person).put<Team>(`/api/teams/${id}/membership`, input);
  }

  /** A team of that many who have joined, the lead first. */
  async of(people: number, name = 'FOH Four'): Promise<{ team: Team; lead: TestActor; members: TestActor[] }> {
    const names = ['Lena', 'Tom', 'Una', 'Vic', 'Wes', 'Xan'];
    const lead = await this.crew.crew(names[0]);
    const { status, body: team } = await this.as(lead).post<Team>('/api/teams', { name });
    if (status !== 201) throw new Error(`Making a team answered ${status}`);
    const members = [lead];
    for (let index = 1; index < people; index += 1) {
      const person = await this.crew.crew(names[index] ?? 'Yan');
      await this.invite(lead, team, person);
      const joined = await this.join(person, team);
      if (joined.status !== 200) throw new Error(`Joining answered ${joined.status}`);
      members.push(person);
    }
    return { team, lead, members };
  }

  /** One that everyone may see. */
  async ofPublic(people: number) {
    const made = await this.of(people);
    for (const member of made.members) await this.join(member, made.team, { agrees_to_page: true });
    return made;
  }

  /** Each of them for the same role. */
  hire(recruiter: TestActor, { id }: { id: string }, members: readonly TestActor[], job: Job, role: Role) {
    const slots = members.map((member) => ({ user_id: member.id, role_id: role.id }));
    return this.as(recruiter).post<TeamOffer>(`/api/teams/${id}/offers`, { job_id: job.id, slots });
  }
}

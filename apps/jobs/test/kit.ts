import type { JobPlan, OwnedKit, Role, RoleKit } from '@crewcall/contracts-bookings';
import { kitChanged } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import type { CrewMarket } from './crew-market.js';

export const aKitItem = (changes: Partial<OwnedKit> = {}): OwnedKit => ({
  id: newId(),
  kind: 'sound_console',
  name: 'DiGiCo SD12',
  count: 1,
  day_pence: 12_000,
  pat_until: null,
  insured_until: null,
  shared: true,
  ...changes,
});

/** People who own kit, and jobs whose calls lie apart. */
export const kitOf = (crew: CrewMarket) => {
  let version = 0;
  const owns = (person: TestActor, ...items: OwnedKit[]): Promise<unknown> =>
    crew.service.deliver(kitChanged, { subjectId: person.id, version: ++version, payload: { items } });

  async function ownerOf(...items: OwnedKit[]): Promise<TestActor> {
    const person = await crew.crew();
    await owns(person, ...items);
    return person;
  }

  /** A job with one call of ten hours on each of these days of June 2035, all worked by its only role. */
  async function jobOn(days: readonly string[], kit?: RoleKit[]): Promise<{ recruiter: TestActor; role: Role }> {
    const { recruiter, job } = await crew.job();
    const calls = days.map((starts_on) => ({ starts_on, starts_at: '08:00', ends_at: '18:00' }));
    const roles = [{ name: 'FOH', positions: 3, terms: { basis: 'day', amount_pence: 32_000 }, kit }];
    const { status, body } = await crew.service
      .as(recruiter)
      .put<JobPlan>(`/api/jobs/${job.id}/plan`, { calls, roles });
    const role = body.roles?.[0];
    if (status !== 200 || !role) throw new Error(`Planning answered ${status}: ${JSON.stringify(body)}`);
    return { recruiter, role };
  }

  const hire = ({ id: item_id }: OwnedKit, changes: object = {}) => ({
    kit: [{ item_id, count: 1, day_pence: 10_000, days: 2, ...changes }],
  });
  return { owns, ownerOf, jobOn, hire };
};

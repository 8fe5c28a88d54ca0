import { type TestActor, tokenFor } from '@crewcall/testing-node';
import { askedId, company, ladderRole, personId, type Sizes } from './bookings.rows.js';

const DAY_MS = 86_400_000;

export const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const crew = (n: number): TestActor => ({ id: personId(n), role: 'freelancer' });
const recruiter: TestActor = { id: company, role: 'recruiter' };
/** Each checks alone: a company may look at so many calendars four times a minute. */
const recruiterOf = (n: number): TestActor => ({ ...recruiter, id: company.replace(/^.{8}/, String(91_000_000 + n)) });

async function ask(url: string, token: string, method = 'GET', body?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const answered: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(answered)}`);
  return answered;
}

/** What is measured of bookings, asked of one replica whose rows say so many people, by sessions that have begun before. */
export const asksOf = (base: string, { people, asked }: Sizes, checked = people) => {
  const month = `${base}/api/calendar?from=${dayIn(1)}&to=${dayIn(28)}`;
  const fortnight = {
    user_ids: Array.from({ length: checked }, (_, n) => personId(n + 1)),
    days: Array.from({ length: 14 }, (_, n) => dayIn(n + 1)),
  };
  const [own, hiring] = [tokenFor(crew(1)), tokenFor(recruiter)];
  const accepting = Array.from({ length: asked + 1 }, (_, n) => tokenFor(crew(people + n)));
  return {
    month: () => ask(month, own),
    check: (n: number) => ask(`${base}/api/availability/check`, tokenFor(recruiterOf(n)), 'POST', fortnight),
    ladder: () => ask(`${base}/api/roles/${ladderRole}/ladder`, hiring),
    /** Each only once. */
    confirm: (n: number) => ask(`${base}/api/offers/${askedId(n)}/accept`, accepting[n] ?? '', 'PUT', {}),
  };
};

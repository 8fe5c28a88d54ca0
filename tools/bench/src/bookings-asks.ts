import { type TestActor, tokenFor } from '@crewcall/testing-node';
import { read } from './client.js';
import { askedId, company, ladderRole, personId, type Sizes } from './bookings.rows.js';
import { dayIn } from './times.js';

const crew = (n: number): TestActor => ({ id: personId(n), role: 'freelancer' });
const recruiter: TestActor = { id: company, role: 'recruiter' };
/** Each checks alone: a company may look at so many calendars four times a minute. */
const recruiterOf = (n: number): TestActor => ({ ...recruiter, id: company.replace(/^.{8}/, String(91_000_000 + n)) });

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
    month: () => read(month, { token: own }),
    check: (n: number) => read(`${base}/api/availability/check`, { token: tokenFor(recruiterOf(n)), body: fortnight }),
    ladder: () => read(`${base}/api/roles/${ladderRole}/ladder`, { token: hiring }),
    /** Each only once. */
    confirm: (n: number) =>
      read(`${base}/api/offers/${askedId(n)}/accept`, { method: 'PUT', token: accepting[n], body: {} }),
  };
};

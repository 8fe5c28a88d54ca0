import { expect } from '@playwright/test';
import { barriersOn } from '../support/barriers.js';
import { type Caller, callerOf } from '../support/caller.js';
import { nextMonth } from '../support/company.js';
import { hydrated } from '../support/hydrated.js';
import { test } from '../support/journey.js';
import { newPerson } from '../support/people.js';
import { seenAt } from '../support/seen-at.js';
import { keepSignedIn } from '../support/story.js';

interface Named {
  id: string;
}
interface Board {
  columns: { cards: { first_name: string | null; skills_met: number }[] }[];
}

const LIVE_WITHIN_MS = 2_000;

/** Two applicants of one job; Ana has the skill that it asks for, so she stands first. */
async function twoApplicants(company: Caller, ana: Caller, ben: Caller): Promise<{ job: string; anas: string }> {
  await Promise.all([
    company.call('post', '/api/recruiter', { company_name: 'Halyard Productions' }),
    ana.call('post', '/api/freelancer', { first_name: 'Ana', last_name: 'Popescu', skills: ['Rigging'] }),
    ben.call('post', '/api/freelancer', { first_name: 'Ben', last_name: 'Hartley' }),
  ]);
  const what = { title: 'Rigger', type: 'freelance', location: 'Leeds', rate: '£300 a day', description: 'Two days.' };
  const when = { event_date: nextMonth(), duration_type: 'days', days: 2 };
  const post = { ...what, ...when, company: 'Halyard Productions', skills: ['Rigging'] };
  const { id: job } = await company.call<Named>('post', '/api/jobs', post);
  const [{ id: anas }] = (await Promise.all(
    [ana, ben].map(({ call }) => call<Named>('post', `/api/jobs/${job}/apply`, { coverLetter: 'Ten years of truss.' })),
  )) as [Named, Named];
  // Jobs hears of profiles by event.
  const known = async () =>
    (await company.call<Board>('get', `/api/jobs/${job}/board`)).columns
      .flatMap(({ cards }) => cards)
      .map(({ first_name, skills_met }) => `${first_name} ${skills_met}`);
  await expect.poll(known).toEqual(['Ana 1', 'Ben 0']);
  return { job, anas };
}

test('a board is worked by keyboard alone, read aloud, and followed in another window', async ({ browser }) => {
  const people = [newPerson('recruiter'), newPerson('freelancer'), newPerson('freelancer')];
  const [company, ana, ben] = await Promise.all(
    people.map(async (person) => callerOf((await browser.newContext()).request, person)),
  );
  if (!company || !ana || !ben) throw new Error('All three are needed');
  const { job, anas } = await twoApplicants(company, ana, ben);
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  for (const context of contexts) await keepSignedIn(context, company.session);
  const [page, other] = [await contexts[0].newPage(), await contexts[1].newPage()];
  const said = page.getByRole('log', { name: 'Moves' });
  const card = (name: string) => page.getByRole('group', { name, exact: true });
  const press = async (keys: string, words: string): Promise<void> => {
    for (const key of keys.split(' ')) await page.keyboard.press(key);
    await expect(said).toHaveText(words);
  };
  for (const one of [page, other]) {
    await one.goto(`/dashboard?tab=applications&view=board&job=${job}`);
    await expect(one.getByRole('heading', { name: '2 applicants for Rigger' })).toBeVisible();
    await hydrated(one);
  }

  await test.step('Space lifts, arrows move and Esc returns, each step announced [R516]', async () => {
    await page.getByRole('region', { name: /^Applicants by stage/ }).focus();
    await page.keyboard.press('Tab');
    await expect(card('Ana Popescu')).toBeFocused();
    await press('Space', 'Ana Popescu lifted. New, 1 of 2. Arrow keys move, Space drops, Escape returns.');
    await press('ArrowRight', 'Reviewed, 1 of 1.');
    await press('Escape', 'Ana Popescu is back in New, 1 of 2.');
    await expect(card('Ana Popescu')).toBeFocused();
  });

  await test.step('Space drops, and the card stands in the other window within two seconds [R516] [R524]', async () => {
    await press('Space ArrowRight ArrowRight', 'Shortlisted, 1 of 1.');
    const seen = seenAt(other, `[data-column="shortlisted"] [data-card="${anas}"]`);
    const droppedAt = Date.now();
    await press('Space', 'Moved to Shortlisted, 1 of 1.');
    const took = (await seen) - droppedAt;
    test.info().annotations.push({ type: 'live', description: `${took} ms` });
    expect(took).toBeLessThanOrEqual(LIVE_WITHIN_MS);
    await expect(other.getByRole('region', { name: 'New, 1' })).toBeVisible();
    await expect(card('Ana Popescu')).toBeFocused();
  });

  await test.step('the next card takes its place below, and a way back is refused in words [R515] [R516]', async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(card('Ben Hartley')).toBeFocused();
    await press('Space ArrowRight ArrowRight Space', 'Moved to Shortlisted, 2 of 2.');
    await expect(card('Ben Hartley')).toBeFocused();
    const problem = 'Shortlisted does not go back to Reviewed. The card is back in Shortlisted.';
    await press('Space ArrowLeft Space', problem);
    await expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Shortlisted, 2' }).getByRole('group')).toHaveCount(2);
  });

  await test.step('the board has no barriers', async () => {
    expect(await barriersOn(page)).toEqual([]);
  });
});

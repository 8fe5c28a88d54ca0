import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, api, renderApp } from '@crewcall/testing-web';
import type { JobMap } from '@crewcall/contracts-jobs';
import { preloadParts } from '../../shared/parts';
import { JobList } from './components/job-list';
import { buildJob } from './job.factory';

const map: JobMap = {
  clusters: [
    { cell: '-3:63', lat: 53.481, lon: -2.237, place: 'Manchester', count: 12 },
    { cell: '-1:60', lat: 51.509, lon: -0.126, place: 'London', count: 1 },
  ],
  unplaced: 14,
};
const job = buildJob({ title: 'FOH engineer', cell: '-3:63' });
const answers = () =>
  api({ 'GET /api/jobs': () => answer([job], { total: 13 }), 'GET /api/map/jobs': () => answer(map) });

beforeAll(() => preloadParts(['src/features/jobs/components/job-map.tsx']));

it('shows what is found on a map with the same jobs beside it, and counts those without a place [R492] [R493]', async () => {
  const asked = answers();
  renderApp(<JobList />, { at: '/jobs?view=map&search=sound' });
  const circles = await screen.findAllByRole('button', { name: /around/ });
  expect(circles.map((circle) => circle.getAttribute('aria-label'))).toEqual([
    '12 jobs around Manchester',
    '1 job around London',
  ]);
  expect(screen.getByText(/No place on the map: 14 jobs/)).toBeVisible();
  const list = within(screen.getByRole('region', { name: 'The same jobs as a list' }));
  expect(list.getByRole('link', { name: 'FOH engineer' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Skip map' })).toHaveAttribute('href', '#map-jobs');
  expect(asked.find(({ path }) => path === '/api/jobs')?.query).toMatchObject({ zoom: '1', search: 'sound' });
  expect(asked.find(({ path }) => path === '/api/map/jobs')?.query).toMatchObject({ zoom: '1', search: 'sound' });
});

it('marks the circle of a job and the jobs of a circle [R493]', async () => {
  answers();
  const { person } = renderApp(<JobList />, { at: '/jobs?view=map' });
  const circle = await screen.findByRole('button', { name: '12 jobs around Manchester' });
  const row = screen.getByRole('link', { name: 'FOH engineer' }).closest('li');
  await person.hover(screen.getByRole('link', { name: 'FOH engineer' }));
  expect(circle).toHaveAttribute('data-lit', 'true');
  await person.unhover(screen.getByRole('link', { name: 'FOH engineer' }));
  expect(circle).toHaveAttribute('data-lit', 'false');
  await person.hover(circle);
  expect(row).toHaveAttribute('data-lit', 'true');
});

it('is moved, zoomed and opened by keys, all of it in the address [R494]', async () => {
  const asked = answers();
  const { person, address } = renderApp(<JobList />, { at: '/jobs?view=map' });
  const picture = await screen.findByRole('group', { name: /Map of the United Kingdom with 13 jobs/ });
  act(() => picture.focus());
  await person.keyboard('+');
  expect(address()).toContain('zoom=2');
  await person.keyboard('{ArrowUp}');
  await waitFor(() =>
    expect(Number(new URL(address(), 'http://x').searchParams.get('at')?.split(',')[0])).toBeGreaterThan(56),
  );
  await person.click(screen.getByRole('button', { name: 'Search this area' }));
  expect(address()).toContain('box=');
  await waitFor(() => expect(asked.filter(({ path }) => path === '/api/jobs').at(-1)?.query).toHaveProperty('box'));
  act(() => screen.getByRole('button', { name: '12 jobs around Manchester' }).focus());
  await person.keyboard('{Enter}');
  await waitFor(() => expect(new URL(address(), 'http://x').searchParams.get('at')).toBe('53.481,-2.237'));
  await person.click(screen.getByRole('link', { name: 'List' }));
  expect(address()).toBe('/jobs');
});

import { screen } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { buildBoard } from '../../features/applicant-board/board.factory';
import { buildJob } from '../../features/jobs/job.factory';
import { BoardOfJob } from './board-of-job';

const all = Array.from({ length: 230 }, (_, index) => buildJob({ id: `j${index}`, title: `Job ${index}` }));

function open(at: string) {
  const down = { page: 0 };
  const boards = Object.fromEntries(
    ['j0', 'j120', 'j220'].flatMap((id) => [
      [`GET /api/jobs/${id}/board`, () => answer({ ...buildBoard(), job_id: id })],
      [`GET /api/jobs/${id}/board/times`, () => answer({ stages: [], sources: [] })],
      [`GET /api/jobs/${id}/roles`, () => answer([])],
    ]),
  );
  const asked = api({
    'GET /api/jobs/recruiter/co': ({ query }) => {
      const [page, size] = [Number(query['page']), Number(query['page_size'])];
      if (page === down.page) return refuse(500, 'Down');
      return answer(all.slice((page - 1) * size, page * size), { total: all.length });
    },
    'GET /api/jobs/j220': () => answer(all[220]),
    ...boards,
  });
  const user = buildUser({ id: 'co', role: 'recruiter' });
  return { asked, down, ...renderApp(<BoardOfJob userId="co" />, { at, path: '/dashboard', user }) };
}

it('lets a company choose any of its jobs, however many they are', async () => {
  const { person, address, asked, down } = open('/dashboard?tab=applications&view=board');
  const job = await screen.findByRole('combobox', { name: 'Job' });
  expect(job).toHaveValue('j0');
  down.page = 2;
  await person.click(screen.getByRole('button', { name: 'More jobs' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Down');
  down.page = 0;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('option', { name: 'Job 120' });
  await person.selectOptions(job, 'Job 120');
  expect(address()).toBe('/dashboard?tab=applications&view=board&job=j120');
  expect(asked.some(({ path }) => path === '/api/jobs/j120/board')).toBe(true);
  await person.click(screen.getByRole('button', { name: 'More jobs' }));
  await screen.findByRole('option', { name: 'Job 229' });
  expect(screen.queryByRole('button', { name: 'More jobs' })).toBeNull();
});

it('names the job of the address, also where it is none of the newest', async () => {
  open('/dashboard?tab=applications&view=board&job=j220');
  expect(await screen.findByRole('option', { name: 'Job 220' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Job' })).toHaveValue('j220');
});

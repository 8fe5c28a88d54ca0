import { screen, within } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { buildBoard, buildCard } from './board.factory';
import { ApplicantBoard } from './components/applicant-board';

it('writes one text to many, once however often it is sent, and says what was skipped [R517]', async () => {
  let refuses = true;
  const ana = buildCard({ application_id: 'a2', freelancer_id: 'f2', first_name: 'Ana', last_name: 'Popescu' });
  const asked = api({
    'GET /api/jobs/j1/board': () => answer(buildBoard(buildCard(), ana)),
    'GET /api/jobs/j1/board/times': () => answer({ stages: [], sources: [] }),
    'POST /api/messages/bulk': () =>
      refuses
        ? refuse(429, 'Please wait a moment.', 'RATE_LIMITED')
        : answer({ done: ['f1'], skipped: [{ recipient_id: 'f2', reason: 'blocked by you' }] }),
  });
  const board = <ApplicantBoard jobId="j1" roles={[{ id: 'r1', name: 'Rigger' }]} offerOf={() => null} />;
  const { person } = renderApp(board, { user: buildUser({ id: 'co', role: 'recruiter' }) });
  for (const name of ['Select Tom Ashworth', 'Select Ana Popescu'])
    await person.click(await screen.findByRole('checkbox', { name }));
  const bar = within(screen.getByRole('region', { name: 'Selected' }));
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Compare',
    'Shortlist',
    'Pencil',
    'Enquire',
    'Message',
    'Tag',
    'Reject',
    '',
  ]);
  await person.click(bar.getByRole('button', { name: 'Message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message 2 applicants' }));
  const send = dialog.getByRole('button', { name: 'Send' });
  expect(send).toBeDisabled();
  await person.type(dialog.getByRole('textbox', { name: 'Message' }), 'Hi {{first name}');
  await person.click(send);
  expect(await dialog.findByText('Please wait a moment.')).toBeVisible();
  refuses = false;
  await person.click(send);
  expect(await screen.findByText('1 done, 1 skipped: blocked by you')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  const [first, again] = asked.filter(({ path }) => path === '/api/messages/bulk').map(({ body }) => body);
  expect(first).toEqual({
    recipient_ids: ['f1', 'f2'],
    content: 'Hi {first name}',
    client_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
  expect(again).toEqual(first);
});

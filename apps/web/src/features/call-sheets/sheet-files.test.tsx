import { screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp, server } from '@crewcall/testing-web';
import type { CallSheet, SheetFile } from '@crewcall/contracts-bookings';
import { http, HttpResponse } from 'msw';
import { CallSheetPage } from './components/call-sheet-page';
import { SheetDeskPage } from './components/sheet-desk-page';
import { buildContent, buildSheet } from './sheet.factory';

const file = (more: Partial<SheetFile> = {}): SheetFile => ({
  id: 'f1',
  name: 'stage-plan.pdf',
  size: 422_000,
  type: 'application/pdf',
  state: 'safe',
  ...more,
});
const fileOf = (name: string, size = 10): File => {
  const chosen = new File(['1'], name);
  Object.defineProperty(chosen, 'size', { value: size });
  return chosen;
};
const three = [
  file(),
  file({ id: 'f2', name: 'rig.png', state: 'scanning' }),
  file({ id: 'f3', name: 'rota.xlsx', state: 'blocked' }),
];

it('are shown to crew as they stand, and fetched only when they are safe [R403]', async () => {
  URL.createObjectURL = jest.fn().mockReturnValue('blob:plan');
  URL.revokeObjectURL = jest.fn();
  const changes = [{ field: 'attachments' as const, before: null, after: 'stage-plan.pdf' }];
  const asked = api({
    'GET /api/calls/c1/sheet': () => answer(buildSheet({ attachments: three, changes })),
    'PUT /api/calls/c1/sheet/3/read': () => answer(undefined, { status: 204 }),
    'GET /api/calls/c1/sheet/attachments/f1': () => answer('%PDF'),
  });
  const user = buildUser({ id: 'p1', role: 'freelancer' });
  const { person } = renderApp(<CallSheetPage bookingId="b1" callId="c1" />, { user });
  const files = await screen.findByRole('region', { name: /^Attached files/ });
  for (const words of ['stage-plan.pdf', '412 KB', 'Safe', 'Scanning...', 'Blocked', ', cannot be opened', 'Changed'])
    expect(files).toHaveTextContent(words);
  const [fetchIt, ...more] = screen.getAllByRole('button', { name: /^Download/ });
  expect(more).toEqual([]);
  if (fetchIt) await person.click(fetchIt);
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
  expect(asked.map(({ path }) => path)).toContain('/api/calls/c1/sheet/attachments/f1');
});

describe('a company', () => {
  const store = new URL('/store', location.origin).href;

  function open(attachments: SheetFile[] = []) {
    const service = { attachments, handIn: () => answer(file({ state: 'scanning' })) };
    const desk = { job_fields: {}, call_fields: {}, draft: buildContent(), receipts: [], remind_after: null };
    const sheet = (): CallSheet => buildSheet({ role: null, booking_id: null, desk, attachments: service.attachments });
    const asked = api({
      'GET /api/calls/c1/sheet': () => answer(sheet()),
      'POST /api/calls/c1/sheet/attachments': () =>
        answer({ id: 'f1', upload_form: { url: store, fields: { key: 'f1' } } }, { status: 201 }),
      'PUT /api/calls/c1/sheet/attachments/f1': () => {
        const answered = service.handIn();
        if (answered.status < 400) service.attachments = [file({ state: 'scanning' })];
        return answered;
      },
      'DELETE /api/calls/c1/sheet/attachments/f1': () => {
        service.attachments = [];
        return answer(undefined, { status: 204 });
      },
    });
    server.use(http.post(store, () => new HttpResponse(null, { status: 204 })));
    const user = buildUser({ id: 'co', role: 'recruiter' });
    const app = renderApp(<SheetDeskPage jobId="j1" callId="c1" />, { user });
    const pick = async (chosen: File) => app.person.upload(await screen.findByLabelText('File to attach'), chosen);
    const written = () => asked.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);
    return { ...app, service, pick, written };
  }

  it('attaches a file to a call, and takes one away [R403]', async () => {
    const { person, pick, written } = open();
    await pick(fileOf('stage-plan.pdf'));
    expect(await screen.findByText('Scanning...')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove stage-plan.pdf' }));
    await waitFor(() => expect(screen.queryByText('stage-plan.pdf')).toBeNull());
    expect(written()).toEqual([
      ['POST', null],
      ['PUT', { file_name: 'stage-plan.pdf' }],
      ['DELETE', null],
    ]);
  });

  it('is told before anything is sent what is too large or of another kind, and by the service what else is wrong [R403]', async () => {
    const { pick, written, service } = open();
    await pick(fileOf('large.pdf', 10 * 1024 * 1024 + 1));
    expect(await screen.findByText('A file may have at most 10 MB.')).toBeVisible();
    screen.getByLabelText('File to attach').removeAttribute('accept');
    await pick(fileOf('run.exe'));
    expect(await screen.findByText(/^This kind of file is not taken/)).toBeVisible();
    expect(written()).toEqual([]);
    service.handIn = () => refuse(409, 'The files of a call may have 50 MB in all.', 'SHEET_FILES_TOO_LARGE') as never;
    await pick(fileOf('stage-plan.pdf'));
    expect(await screen.findByText('The files of a call may have 50 MB in all.')).toBeVisible();
    // What was opened for it is given up, so that it does not count.
    await waitFor(() => expect(written().at(-1)).toEqual(['DELETE', null]));
  });

  it('attaches no more than ten [R403]', async () => {
    open(Array.from({ length: 10 }, (_file, index) => file({ id: `f${index}`, name: `plan-${index}.pdf` })));
    expect(await screen.findByRole('button', { name: 'Attach a file' })).toBeDisabled();
  });
});

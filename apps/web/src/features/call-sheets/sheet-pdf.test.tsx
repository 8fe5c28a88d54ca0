import { screen, waitFor } from '@testing-library/react';
import { type CallSheet, sheetPaperOf } from '@crewcall/contracts-bookings';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { CallSheetPage } from './components/call-sheet-page';
import { buildContent, buildSheet } from './sheet.factory';

const content = buildContent({
  what3words: 'filled.count.soap',
  load_in: 'Dock C, Windmill Street.',
  parking: 'Bays 4 to 9',
  site_contact: { name: 'Dan Price', role: 'stage manager', phone: '0161 496 0142' },
  ppe: 'Boots and hi-vis',
  running_order: [
    { time: '07:30', what: 'Sound call' },
    { time: '19:30', what: 'Show' },
  ],
});

function open(pdf = () => answer('%PDF')) {
  const sheet: CallSheet = buildSheet({ content });
  const asked = api({
    'GET /api/calls/c1/sheet': () => answer(sheet),
    'PUT /api/calls/c1/sheet/3/read': () => answer(undefined, { status: 204 }),
    'GET /api/calls/c1/sheet/3/pdf': pdf,
  });
  const user = buildUser({ id: 'p1', role: 'freelancer' });
  return { asked, ...renderApp(<CallSheetPage bookingId="b1" callId="c1" />, { user }) };
}

it('says the same on the page and on paper, in the same order [R413]', async () => {
  open();
  await screen.findByRole('heading', { level: 1 });
  const page = document.body.textContent;
  const publishedAt = new Date('2026-11-25T18:12:00.000Z');
  const paper = sheetPaperOf({ content, version: 3, changed: [], publishedAt });
  const lines = [...paper.where, ...paper.parts.flatMap((part) => part.lines)].filter(({ link }) => !link);
  const words = [
    paper.title,
    paper.callTime,
    ...lines.flatMap(({ label = '', words }) => [label, words]),
    paper.published,
  ];
  let at = 0;
  for (const line of words.flatMap((said) => said.split(', '))) {
    expect([line, page.indexOf(line, at) >= 0]).toEqual([line, true]);
    at = page.indexOf(line, at);
  }
});

it('is saved as a PDF of the version that is shown [R413]', async () => {
  URL.createObjectURL = jest.fn().mockReturnValue('blob:sheet');
  URL.revokeObjectURL = jest.fn();
  const { asked, person } = open();
  await person.click(await screen.findByRole('button', { name: 'Also as PDF' }));
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
  expect(asked.at(-1)?.path).toBe('/api/calls/c1/sheet/3/pdf');
});

it('says when its PDF is still being made', async () => {
  const { person } = open(() => refuse(503, 'The PDF is being made.', 'SHEET_PDF_NOT_READY'));
  await person.click(await screen.findByRole('button', { name: 'Also as PDF' }));
  expect(await screen.findByText('The PDF is being made. Please try again in a moment.')).toBeVisible();
});

it('waits for a PDF that is still being made', async () => {
  URL.createObjectURL = jest.fn().mockReturnValue('blob:sheet');
  URL.revokeObjectURL = jest.fn();
  const later = (): Response => {
    const refused = refuse(503, 'The PDF is being made.', 'SHEET_PDF_NOT_READY');
    refused.headers.set('retry-after', '0.05');
    return refused;
  };
  let asked = 0;
  const { person } = open(() => (++asked < 3 ? later() : answer('%PDF')));
  await person.click(await screen.findByRole('button', { name: 'Also as PDF' }));
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
  expect(asked).toBe(3);
});

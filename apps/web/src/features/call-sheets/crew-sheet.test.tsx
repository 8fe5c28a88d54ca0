import { screen, waitFor, within } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import type { CallSheet } from '@crewcall/contracts-bookings';
import { AcknowledgeLinkPage } from './components/acknowledge-link-page';
import { CallContactCard } from './components/call-contact-card';
import { CallSheetPage } from './components/call-sheet-page';
import { buildContent, buildSheet } from './sheet.factory';

const crew = buildUser({ id: 'p1', role: 'freelancer' });

function open(sheet: CallSheet) {
  const service = { sheet };
  const asked = api({
    'GET /api/calls/c1/sheet': () => answer(service.sheet),
    'PUT /api/calls/c1/sheet/3/read': () => answer(undefined, { status: 204 }),
    'PUT /api/calls/c1/still-on': ({ body }) => {
      service.sheet = { ...service.sheet, still_on: body as CallSheet['still_on'] };
      return answer(undefined, { status: 204 });
    },
    'PUT /api/calls/c1/sheet/3/acknowledge': () => {
      service.sheet = { ...service.sheet, acknowledged_at: '2026-11-25T18:30:00.000Z' };
      return answer(undefined, { status: 204 });
    },
  });
  return { asked, ...renderApp(<CallSheetPage bookingId="b1" callId="c1" />, { user: crew }) };
}

it('shows when, where, what was typed and who else is on, with links to the map and to telephones [R401] [R402] [R404]', async () => {
  open(
    buildSheet({
      content: buildContent({
        load_in: 'Dock C, Windmill Street.',
        ppe: 'Boots and hi-vis',
        what3words: 'filled.count.soap',
        site_contact: { name: 'Dan Price', role: 'stage manager', phone: '0161 496 0142' },
        running_order: [{ time: '07:30', what: 'Sound call' }],
      }),
      others: [
        { first_name: 'Maya', role: 'Monitors', call_time: '07:30', phone: '07700 900123' },
        { first_name: 'Tom', role: 'Stage hand', call_time: '07:30', phone: null },
      ],
    }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Winter Lights' })).toBeVisible();
  expect(screen.getByText('Thu 26 Nov, Show day, FOH Sound Engineer')).toBeVisible();
  expect(screen.getByRole('region', { name: /^Your call time/ })).toHaveTextContent(
    /07:30Ends about 23:30Manchester Central, M2 3GXwhat3words: filled.count.soap$/,
  );
  expect(screen.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=Manchester%20Central%2C%20M2%203GX',
  );
  expect(screen.getByRole('link', { name: 'Call site' })).toHaveAttribute('href', 'tel:01614960142');
  for (const words of ['Dock C, Windmill Street.', 'Boots and hi-vis', 'Sound call'])
    expect(screen.getByText(words)).toBeVisible();
  const others = screen.getByRole('region', { name: 'On this call' });
  expect(others).toHaveTextContent('MayaMonitors, 07:3007700 900123');
  expect(within(others).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText(/Version 3, published Wed 25 Nov, 18:12 by Northlight Productions/)).toBeVisible();
});

it('marks what changed since one last read, with what stood there before [R406]', async () => {
  open(
    buildSheet({
      content: buildContent({ parking: 'Dock C, free' }),
      changes: [
        { field: 'call_time', before: '08:00', after: '07:30' },
        { field: 'parking', before: 'NCP, paid', after: 'Dock C, free' },
      ],
    }),
  );
  expect(await screen.findByText('Changed since you last read:')).toBeVisible();
  expect(screen.getByText('call time 08:00 is now 07:30, parking.')).toBeVisible();
  expect(screen.getAllByText('Changed')).toHaveLength(2);
  const struck = document.querySelectorAll('s');
  expect([...struck].map(({ textContent }) => textContent)).toEqual(['Before: 08:00', 'Before: NCP, paid']);
});

it('says that it was shown, and by one tap that it was read [R409]', async () => {
  const { asked, person } = open(buildSheet());
  await person.click(await screen.findByRole('button', { name: 'I have read this' }));
  expect(await screen.findByText('You have read this. The company was told on Wed 25 Nov, 18:30.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull();
  const writes = asked.filter(({ method }) => method === 'PUT').map(({ path }) => path);
  expect(writes).toEqual(['/api/calls/c1/sheet/3/read', '/api/calls/c1/sheet/3/acknowledge']);
  expect(asked.find(({ path }) => path.endsWith('acknowledge'))?.body).toEqual({ no_reminders: false });
});

it('is to follow until it is published [R405]', async () => {
  const { asked } = open(buildSheet({ version: null, published_at: null, content: null }));
  expect(await screen.findByText('Call sheet to follow')).toBeVisible();
  expect(asked.map(({ method }) => method)).toEqual(['GET']);
});

it('is read by a mail’s link without signing in, once more asked, with nothing new in it [R409]', async () => {
  const asked = api({ 'POST /api/call-sheets/acknowledge': () => answer(undefined, { status: 204 }) });
  const { person } = renderApp(<AcknowledgeLinkPage />, { at: '/call-sheet-read?key=abc' });
  expect(asked).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'I have read this' }));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(asked[0]?.body).toEqual({ key: 'abc' });
});

it.each([404, 400])('says that there is no sheet for this person when the answer is %i', async (status) => {
  api({ 'GET /api/calls/c1/sheet': () => refuse(status, 'No such call.') });
  renderApp(<CallSheetPage bookingId="b1" callId="c1" />, { user: crew });
  expect(await screen.findByRole('heading', { name: 'This call sheet does not exist' })).toBeVisible();
  expect(screen.getByText('You may not be booked on this call any more.')).toBeVisible();
});

it('says when a mail’s link does not work any more', async () => {
  api({ 'POST /api/call-sheets/acknowledge': () => refuse(404, 'This link does not work any more.', 'OVER') });
  const { person } = renderApp(<AcknowledgeLinkPage />, { at: '/call-sheet-read?key=abc' });
  await person.click(screen.getByRole('button', { name: 'I have read this' }));
  expect(await screen.findByText('This link does not work any more.')).toBeVisible();
});

it('shares one’s phone with crew on the same call only when one says so [R404]', async () => {
  const service = { contact: { phone: null as string | null, shares_phone: false } };
  const asked = api({
    'GET /api/call-contact': () => answer(service.contact),
    'PUT /api/call-contact': ({ body }) => {
      service.contact = body as typeof service.contact;
      return answer(service.contact);
    },
  });
  const { person } = renderApp(<CallContactCard />, { user: crew });
  const share = await screen.findByRole('switch', { name: 'Share my phone with crew on the same call' });
  expect(share).toBeDisabled();
  await person.type(screen.getByRole('textbox', { name: /^Phone/ }), '07700 900123');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('switch')).toBeEnabled());
  await person.click(screen.getByRole('switch'));
  await waitFor(() => expect(screen.getByRole('switch')).toBeChecked());
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { phone: '07700 900123', shares_phone: false },
    { phone: '07700 900123', shares_phone: true },
  ]);
});

it('keeps the digits that are typed while the number before is being saved', async () => {
  let contact: unknown = { phone: null, shares_phone: false };
  let save = (): void => undefined;
  const saved = new Promise<void>((resolve) => (save = resolve));
  api({
    'GET /api/call-contact': () => answer(contact),
    'PUT /api/call-contact': async ({ body }) => (await saved, (contact = body), answer(body)),
  });
  const { person } = renderApp(<CallContactCard />, { user: crew });
  await person.type(await screen.findByRole('textbox', { name: /^Phone/ }), '07700 90012');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await person.type(screen.getByRole('textbox', { name: /^Phone/ }), '3');
  save();
  await waitFor(() => expect(screen.getByRole('switch')).toBeEnabled());
  expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveValue('07700 900123');
});

it('asks whether one is still on, also before there is a sheet, and takes another answer later [R412]', async () => {
  const { asked, person } = open(buildSheet({ version: null, content: null, still_on: { answer: null } }));
  expect(await screen.findByText('Still on for Thu 26 Nov?')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('You said yes. If that changes, say so here.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'There is a problem' }));
  expect(await screen.findByText(/The company has been told that there is a problem/)).toBeVisible();
  const answers = asked.filter(({ path }) => path.endsWith('still-on')).map(({ body }) => body);
  expect(answers).toEqual([{ answer: 'yes' }, { answer: 'problem' }]);
});

it('wants no more reminders of a call that one has read of, when one says so [R411]', async () => {
  const { asked, person } = open(buildSheet());
  await person.click(await screen.findByRole('checkbox', { name: 'No more reminders of this call' }));
  await person.click(screen.getByRole('button', { name: 'I have read this' }));
  await screen.findByText(/You have read this/);
  expect(asked.find(({ path }) => path.endsWith('acknowledge'))?.body).toEqual({ no_reminders: true });
});

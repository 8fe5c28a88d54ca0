import { documentOpenedNotice, ticketCheckedNotice, ticketExpiringNotice } from './ticket-notices.texts.js';

it('says which ticket expires and when [R483]', () => {
  expect(ticketExpiringNotice({ kind: 'ipaf', days: 30 })).toMatchObject({
    title: 'IPAF expires in 30 days',
    message: 'Add the new one so that you stay bookable.',
    action_url: '/profile',
  });
  expect(ticketExpiringNotice({ kind: 'first_aid', days: 0 }).title).toBe('First aid expires today');
  expect(ticketExpiringNotice({ kind: 'other', days: 1 }).title).toBe('A ticket expires in 1 day');
});

it('says that a document was opened, and what came of it [R476] [R478]', () => {
  expect(documentOpenedNotice({ kind: 'ipaf' })).toMatchObject({
    title: 'Your IPAF document was opened',
    message: 'By an administrator who checks it. Companies never can.',
    action_url: '/profile',
  });
  expect(documentOpenedNotice({ kind: 'other' }).title).toBe('A document of yours was opened');
  expect(ticketCheckedNotice({ kind: 'ipaf', state: 'verified' }).title).toBe('IPAF is verified');
  expect(ticketCheckedNotice({ kind: 'pasma', state: 'rejected', reason: 'unreadable' })).toMatchObject({
    title: 'PASMA was not verified',
    message: 'The document cannot be read. Please take a sharper picture of all of it.',
  });
  expect(ticketCheckedNotice({ kind: 'other', state: 'withdrawn', reason: 'not_genuine' }).title).toBe(
    'A ticket is no longer verified',
  );
});

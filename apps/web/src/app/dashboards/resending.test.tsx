import { act, screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp, type Answer } from '@crewcall/testing-web';
import { buildCounts } from '../../features/applications/application.factory';
import { buildConversation, buildMessage } from '../../features/messages/message.factory';
import { outbox } from '../../features/messages/model/outbox';
import { buildFreelancerProfile } from '../../features/profile/profile.factory';
import { Component as DashboardRoute } from '../routes/dashboard.route';

const crew = buildUser();
const at = '/dashboard?tab=messages&conversation=conversation-1';
const sent = buildMessage({ id: 'message-2', number: 2, sender_id: crew.id, content: 'On my way' });

function open(send: Answer) {
  const asked = api({
    'GET /api/messages/unread-count': () => answer({ count: 0 }),
    'GET /api/notifications/category-counts': () =>
      answer({ messages: 0, applications: 0, jobs: 0, ratings: 0, total: 0 }),
    'GET /api/applications/counts': () => answer(buildCounts({})),
    [`GET /api/freelancer/${crew.id}`]: () => answer(buildFreelancerProfile()),
    'GET /api/conversations': () => answer([buildConversation()], { total: 1 }),
    'GET /api/conversations/conversation-1': () => answer(buildConversation({ read_up_to: 1 })),
    'GET /api/conversations/conversation-1/messages': () => answer([buildMessage()]),
    'POST /api/messages': send,
  });
  const app = renderApp(<DashboardRoute />, { at, path: '/dashboard', user: crew });
  return { ...app, sends: () => asked.filter(({ path }) => path === '/api/messages') };
}
const write = async ({ person }: ReturnType<typeof open>, words: string): Promise<void> =>
  person.type(await screen.findByRole('textbox', { name: 'Message' }), `${words}{Enter}`);
const lineIsBack = (): void => act(() => void window.dispatchEvent(new Event('online')));
const nameIn = ({ body }: { body: unknown }): string => (body as { client_id: string }).client_id;

beforeEach(() => outbox.clear());

describe('a message that did not arrive', () => {
  it('for want of a connection is sent once when the line is back, under the same name', async () => {
    let isOffline = true;
    const app = open(() => (isOffline ? Response.error() : answer(sent, { status: 201 })));
    await write(app, 'On my way');
    await screen.findByRole('button', { name: 'Try again' });
    const tries = app.sends().length;
    isOffline = false;
    lineIsBack();
    lineIsBack();
    await waitFor(() => expect(app.sends()).toHaveLength(tries + 1));
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    expect(screen.getAllByText('On my way')).toHaveLength(1);
    lineIsBack();
    await waitFor(() => expect(screen.queryByText('Sending...')).not.toBeInTheDocument());
    expect(app.sends()).toHaveLength(tries + 1);
    const names = app.sends().flatMap((one) => [nameIn(one), one.headers.get('Idempotency-Key')]);
    expect(new Set(names).size).toBe(1);
  });

  it('is sent by the next page when this one was closed before the line was back', async () => {
    const first = open(() => Response.error());
    await write(first, 'On my way');
    await screen.findByRole('button', { name: 'Try again' });
    const name = first.sends().map(nameIn)[0];
    first.unmount();
    outbox.clear();
    const second = open(() => answer(sent, { status: 201 }));
    await waitFor(() => expect(second.sends().map(nameIn)).toEqual([name]));
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.endsWith(':outbox'))).toEqual([]));
  });

  it('because it was refused waits for its author', async () => {
    const app = open(() => refuse(403, 'This person does not take messages from you.'));
    await write(app, 'On my way');
    await screen.findByRole('button', { name: 'Try again' });
    const tries = app.sends().length;
    lineIsBack();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(app.sends()).toHaveLength(tries);
  });
});

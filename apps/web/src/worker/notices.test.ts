import { openNotice, showNotice } from './notices';
import type { WorkerPushEvent, WorkerWindow } from './worker-scope';

const message = {
  id: 'n1',
  title: 'Call sheet for Thu 26 Nov',
  body: 'Winter Lights, call 07:30.',
  url: '/bookings/b1',
};

async function shown(data: WorkerPushEvent['data']): Promise<unknown[]> {
  const showNotification = jest.fn().mockResolvedValue(undefined);
  await showNotice({ registration: { showNotification } as never }, { data } as WorkerPushEvent);
  return showNotification.mock.calls[0] as unknown[];
}

async function opened(url: unknown, pages: string[] = []) {
  const [close, openWindow, focus] = [jest.fn(), jest.fn(), jest.fn()];
  const windows = pages.map((page): WorkerWindow => ({
    url: location.origin + page,
    focus: () => focus(page) as never,
  }));
  const clients = { claim: jest.fn(), matchAll: async () => windows, openWindow };
  await openNotice({ clients }, { notification: { close, data: { url } } } as never);
  expect(close).toHaveBeenCalledTimes(1);
  return { opened: openWindow.mock.calls.flat() as string[], focused: focus.mock.calls.flat() as string[] };
}

it('shows what was pushed, each message once [R529]', async () => {
  expect(await shown({ json: () => message })).toEqual([
    message.title,
    expect.objectContaining({ body: message.body, tag: 'n1', data: { url: '/bookings/b1' } }),
  ]);
});

it.each([
  ['nothing', null],
  ['rubbish', { json: () => JSON.parse('{broken') as unknown }],
  ['half a message', { json: () => ({ title: 'Only that' }) }],
])('says that something happened where it reads %s [R529]', async (_what, data) => {
  expect(await shown(data)).toEqual(['News on CrewCall', expect.objectContaining({ data: { url: '/' } })]);
});

it('leads to its page, in the window that has it or in a new one, and to no other address [R529]', async () => {
  expect(await opened('/bookings/b1', ['/jobs'])).toEqual({ opened: [`${location.origin}/bookings/b1`], focused: [] });
  expect(await opened('/bookings/b1', ['/jobs', '/bookings/b1'])).toEqual({ opened: [], focused: ['/bookings/b1'] });
  for (const url of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])
    expect((await opened(url)).opened).toEqual([location.origin]);
  expect((await opened(undefined)).opened).toEqual([`${location.origin}/`]);
});

import { answer, type Answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import type { PushEnd, PushSettings } from '@crewcall/contracts-notifications';
import { endSession, makeStore, sessionSlice } from '@crewcall/web-data-access';
import type { ReactElement } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { DeviceCard } from './components/device-card';
import { DeviceQuestion } from './components/device-question';
import { keepDevice } from './devices/keep-device';
import { FakeDevice } from './fake-device';

const path = '/api/notifications/push';
const crew = buildUser({ id: 'p1', role: 'freelancer' });
const other: PushEnd = {
  id: 'e9',
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/abc',
  is_discreet: false,
  created_at: '2026-11-20T10:00:00.000Z',
};
const signInAs = (sub: string, sid = 's1'): void =>
  localStorage.setItem('auth_token', `h.${btoa(JSON.stringify({ sub, sid }))}.s`);

let device: FakeDevice;
beforeEach(() => {
  signInAs('p1');
  device = FakeDevice.install();
});
afterEach(() => FakeDevice.remove());

/** The service, with what it keeps of this person's devices. */
function service(ends: PushEnd[] = [], public_key: string | null = 'BKey') {
  const kept = { public_key, ends } as PushSettings;
  const answers: Record<string, Answer> = {
    [`GET ${path}`]: () => answer(kept),
    [`PUT ${path}`]: ({ body }) => {
      const end = body as PushEnd;
      kept.ends = [...kept.ends.filter(({ endpoint }) => endpoint !== end.endpoint), { ...other, ...end, id: 'e1' }];
      return answer(kept);
    },
    [`DELETE ${path}/e1`]: () => {
      kept.ends = kept.ends.filter(({ id }) => id !== 'e1');
      return answer(undefined, { status: 204 });
    },
    [`DELETE ${path}/e9`]: () => {
      kept.ends = kept.ends.filter(({ id }) => id !== 'e9');
      return answer(undefined, { status: 204 });
    },
  };
  return { kept, asked: api(answers) };
}
/** As the app shows it to the person who is signed in here. */
function show(part: ReactElement) {
  const app = renderApp(part, { user: crew });
  signInAs('p1');
  return app;
}
const theSwitch = () => screen.findByRole('switch', { name: 'Tell me on this device' });

describe('notices on this device', () => {
  it('are turned on by a switch, made discreet, and turned off again [R529]', async () => {
    const { kept } = service();
    const { person } = show(<DeviceCard />);
    await person.click(await theSwitch());
    expect(await screen.findByRole('switch', { name: 'Tell me on this device', checked: true })).toBeVisible();
    expect(device.asked).toBe(1);
    expect(device.subscribedWith).toEqual({ userVisibleOnly: true, applicationServerKey: 'BKey' });
    expect(kept.ends).toMatchObject([{ endpoint: device.endpoint, p256dh: 'p', auth: 'a', is_discreet: false }]);
    await person.click(await screen.findByRole('switch', { name: 'Discreet' }));
    await waitFor(() => expect(kept.ends).toMatchObject([{ endpoint: device.endpoint, is_discreet: true }]));
    await person.click(await theSwitch());
    expect(await screen.findByRole('switch', { name: 'Tell me on this device', checked: false })).toBeVisible();
    expect([device.isSubscribed, kept.ends]).toEqual([false, []]);
  });

  it('are not asked for by looking at the settings, and other devices can be turned off there [R529]', async () => {
    const { kept } = service([other]);
    const { person } = show(<DeviceCard />);
    const devices = within(await screen.findByRole('list', { name: 'Other devices' }));
    expect(devices.getByText('Firefox')).toBeVisible();
    await person.click(devices.getByRole('button', { name: 'Turn off Firefox' }));
    await waitFor(() => expect(screen.queryByText('Firefox')).not.toBeInTheDocument());
    expect([kept.ends, device.asked]).toEqual([[], 0]);
  });

  it('say so where the browser has none, blocks them, or does not reach its push service', async () => {
    service();
    device.permission = 'denied';
    const blocked = show(<DeviceCard />);
    expect(await theSwitch()).toBeDisabled();
    expect(screen.getByText(/Your browser blocks notices/)).toBeVisible();
    blocked.unmount();
    device.permission = 'default';
    device.isOutOfReach = true;
    const far = show(<DeviceCard />);
    await far.person.click(await theSwitch());
    await waitFor(() =>
      expect(far.store.getState().toasts.queue[0]?.text).toBe(
        'Your browser did not reach its push service. Please try again later.',
      ),
    );
    expect(await theSwitch()).not.toBeChecked();
    far.unmount();
    FakeDevice.remove();
    show(<DeviceCard />);
    expect(await screen.findByText(/^This browser shows no notices/)).toBeVisible();
  });

  it('are left out where nothing is pushed', async () => {
    const { asked } = service([], null);
    show(<DeviceCard />);
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Notices on this device')).not.toBeInTheDocument());
  });
});

describe('the question after an accepted offer', () => {
  const question = () => screen.findByRole('dialog', { name: 'Hear of changes on this device?' });

  it('turns notices on, discreet where that is wanted, and is not asked again [R529]', async () => {
    const { kept } = service();
    const first = show(<DeviceQuestion person="p1" />);
    const dialog = within(await question());
    await first.person.click(dialog.getByRole('checkbox', { name: /^Discreet/ }));
    expect(device.asked).toBe(0);
    await first.person.click(dialog.getByRole('button', { name: 'Turn on notices' }));
    await waitFor(() => expect(kept.ends).toMatchObject([{ endpoint: device.endpoint, is_discreet: true }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('takes a no for an answer, for good [R529]', async () => {
    const { asked } = service();
    const first = show(<DeviceQuestion person="p1" />);
    await first.person.click(within(await question()).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    first.unmount();
    const before = asked.length;
    show(<DeviceQuestion person="p1" />);
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect([device.asked, device.isSubscribed]).toEqual([0, false]);
  });
});

describe('a device', () => {
  function follow() {
    localStorage.setItem('user', JSON.stringify(crew));
    const store = makeStore({ api: { retryDelayMs: 1, sessionCheckMs: 100 } });
    store.dispatch(sessionSlice.actions.signedIn(crew));
    keepDevice(store);
    return store;
  }
  async function turnedOn() {
    const told = service();
    const { person, unmount } = show(<DeviceCard />);
    await person.click(await theSwitch());
    await screen.findByRole('switch', { name: 'Tell me on this device', checked: true });
    unmount();
    return told;
  }

  it('is told no more once its person signs out, nor for another one [R529]', async () => {
    await turnedOn();
    const store = follow();
    expect(device.isSubscribed).toBe(true);
    store.dispatch(endSession({ isWanted: true }));
    await waitFor(() => expect(device.isSubscribed).toBe(false));
    signInAs('p1');
    await turnedOn();
    signInAs('p2', 's9');
    follow();
    await waitFor(() => expect(device.isSubscribed).toBe(false));
  });

  it('goes on being told in the next session of the same person [R529]', async () => {
    const { asked } = await turnedOn();
    const saves = () => asked.filter(({ method }) => method === 'PUT').length;
    const before = saves();
    signInAs('p1', 's2');
    follow();
    await waitFor(() => expect(saves()).toBe(before + 1));
    expect(device.isSubscribed).toBe(true);
  });
});

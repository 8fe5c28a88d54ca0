import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { WhenSeen } from './when-seen';

let see: (isIntersecting: boolean) => void;
beforeEach(() => {
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe(): void {}
    disconnect(): void {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

it('waits until it is seen', async () => {
  await act(async () => {
    render(
      <WhenSeen isNow={false} fallback="Place">
        Profile
      </WhenSeen>,
    );
  });
  expect(screen.getByText('Place')).toBeVisible();
  await act(async () => see(false));
  expect(screen.queryByText('Profile')).not.toBeInTheDocument();
  await act(async () => see(true));
  expect(await screen.findByText('Profile')).toBeVisible();
});

it('stays as it was rendered until it is seen, and can be pressed then', async () => {
  const page = (onPress: () => void): ReactNode => (
    <WhenSeen isNow={false} fallback="Place">
      <button onClick={onPress}>Save</button>
    </WhenSeen>
  );
  const observer = globalThis.IntersectionObserver;
  // As on the server.
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const body = document.createElement('div');
  document.body.append(body);
  body.innerHTML = renderToString(page(() => undefined));
  Object.assign(globalThis, { IntersectionObserver: observer });
  const pressed = jest.fn();
  const root = await act(async () => hydrateRoot(body, page(pressed)));
  const rendered = screen.getByRole('button', { name: 'Save' });
  rendered.click();
  expect(pressed).not.toHaveBeenCalled();
  await act(async () => see(true));
  await act(async () => rendered.click());
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Save' })).toBe(rendered);
  await act(async () => root.unmount());
});

it('does not wait where there is something to write', () => {
  render(
    <WhenSeen isNow fallback="Place">
      Form
    </WhenSeen>,
  );
  expect(screen.getByText('Form')).toBeVisible();
});

import { act, render, screen } from '@testing-library/react';
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

it('does not wait where there is something to write', () => {
  render(
    <WhenSeen isNow fallback="Place">
      Form
    </WhenSeen>,
  );
  expect(screen.getByText('Form')).toBeVisible();
});

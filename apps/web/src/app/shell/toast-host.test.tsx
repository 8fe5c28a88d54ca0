import { act, fireEvent, screen } from '@testing-library/react';
import { showToast } from '@crewcall/web-data-access';
import { renderApp, type RenderedApp } from '@crewcall/testing-web';
import { ToastHost } from './toast-host';

const tick = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

function open(): RenderedApp & { tell: (toast: Parameters<typeof showToast>[0]) => Promise<void> } {
  const app = renderApp(<ToastHost />);
  return { ...app, tell: (toast) => act(async () => void app.store.dispatch(showToast(toast))) };
}

describe('toasts', () => {
  // The first toast of a page waits for the code of toasts; these are about what happens from then on.
  beforeAll(async () => {
    const { store } = open();
    act(() => void store.dispatch(showToast({ title: 'Loading' })));
    await screen.findByText('Loading');
  });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    jest.useRealTimers();
  });

  it('shows what is pushed one at a time, eight seconds each, in order [R021]', async () => {
    const { tell } = open();
    await tell({ title: 'First', isLive: true });
    await tell({ title: 'Second', isLive: true });
    expect(screen.getByText('First')).toBeVisible();
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
    tick(7_999);
    expect(screen.getByText('First')).toBeVisible();
    tick(1);
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(screen.getByText('Second')).toBeVisible();
    tick(8_000);
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
  });

  it('shows the answer to what was done just now at once, for all of its time [R021] [Q16]', async () => {
    const { tell } = open();
    await tell({ title: 'File uploaded' });
    tick(7_000);
    await tell({ title: 'Invalid file type', tone: 'bad' });
    expect(screen.queryByText('File uploaded')).not.toBeInTheDocument();
    tick(7_999);
    expect(screen.getByText('Invalid file type')).toBeVisible();
    tick(1);
    expect(screen.queryByText('Invalid file type')).not.toBeInTheDocument();
  });

  it('stands at the bottom right of the window [R021]', async () => {
    const app = renderApp(<ToastHost />, { hasLooks: true });
    await act(async () => void app.store.dispatch(showToast({ title: 'Here' })));
    const place = getComputedStyle(screen.getByRole('status').parentElement as Element);
    expect([place.position, place.right, place.bottom, place.left, place.top]).toEqual([
      'fixed',
      '24px',
      '24px',
      '',
      '',
    ]);
  });

  it('stands still under the pointer, the focus and in a hidden tab [R021]', async () => {
    const { tell } = open();
    await tell({ title: 'Stay' });
    tick(5_000);
    fireEvent.pointerMove(screen.getByRole('status'));
    tick(60_000);
    fireEvent.pointerLeave(screen.getByRole('status'));
    tick(2_000);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    tick(60_000);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    fireEvent(document, new Event('visibilitychange'));
    tick(60_000);
    expect(screen.getByText('Stay')).toBeVisible();
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    fireEvent(document, new Event('visibilitychange'));
    tick(1_100);
    expect(screen.queryByText('Stay')).not.toBeInTheDocument();
  });

  it('keeps what comes in a hidden tab until it is looked at [R021] [R079] [Q16]', async () => {
    const { tell } = open();
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    await tell({ title: 'You are hired', priority: 'urgent', durationMs: 12_000, isLive: true });
    tick(60_000);
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    fireEvent(document, new Event('visibilitychange'));
    tick(11_999);
    expect(screen.getByText('You are hired')).toBeVisible();
    tick(1);
    expect(screen.queryByText('You are hired')).not.toBeInTheDocument();
  });

  it('lets an urgent one go first and merges duplicates [R021]', async () => {
    const { tell } = open();
    await tell({ title: 'Saved' });
    await tell({ title: 'Saved' });
    expect(screen.getByText('Saved (2)')).toBeVisible();
    await tell({ title: 'You are hired', priority: 'urgent', durationMs: 12_000, isLive: true });
    expect(screen.getByRole('alert')).toHaveTextContent('You are hired');
    tick(11_999);
    expect(screen.getByRole('alert')).toHaveTextContent('You are hired');
    tick(1);
    expect(screen.getByText('Saved (2)')).toBeVisible();
  });

  it('goes at Esc, and at its button', async () => {
    const { tell } = open();
    await tell({ title: 'One' });
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByText('One')).not.toBeInTheDocument();
    await tell({ title: 'Two' });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Two')).not.toBeInTheDocument();
  });

  it('opens what is outside in a new window, and tells what is bad at once', async () => {
    const { tell } = open();
    await tell({
      title: 'Sync failed',
      text: 'No answer.',
      tone: 'bad',
      action: { label: 'See', to: 'https://status.example' },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Sync failed');
    const link = screen.getByRole('link', { name: 'See' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

import { render } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RenderedAtContext, startClockAt } from '.';
import { Countdown } from './countdown';

const renderedAt = Date.parse('2026-11-22T09:00:30Z');
const until = '2026-11-22T09:06:42.000Z';

/** What stands on the page when it is rendered. */
function rendered(): string {
  jest.useFakeTimers({ now: renderedAt });
  const { container, unmount } = render(<Countdown until={until} />);
  const html = container.innerHTML;
  unmount();
  return html;
}

afterEach(() => jest.useRealTimers());

it('counts from what the server rendered to the second of the device, and only while it is seen [R397]', async () => {
  const html = rendered();
  expect(html).toContain('6:12');
  // The page's policy lets no style of an attribute through.
  expect(html).not.toContain('style=');
  // The page was seconds on its way.
  jest.useFakeTimers({ now: renderedAt + 4_000 });
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const look = (isHidden: boolean): void => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const complained = jest.fn();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html;
  startClockAt(renderedAt);
  const root = await act(() =>
    hydrateRoot(
      page,
      <RenderedAtContext value={renderedAt}>
        <Countdown until={until} />
      </RenderedAtContext>,
      { onRecoverableError: complained },
    ),
  );
  expect(complained).not.toHaveBeenCalled();
  expect(page.textContent).toBe('6:08');
  await act(() => jest.advanceTimersByTime(1_000));
  expect(page.textContent).toBe('6:07');
  act(() => look(true));
  expect(jest.getTimerCount()).toBe(0);
  await act(() => jest.advanceTimersByTime(60_000));
  act(() => look(false));
  expect(page.textContent).toBe('5:07');
  act(() => root.unmount());
  expect(jest.getTimerCount()).toBe(0);
});

import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RenderedAtContext, startClockAt, TimeAgo, TimeLeft } from '.';

const hour = 3_600_000;
const renderedAt = Date.parse('2026-11-22T09:00:30Z');
// As the server writes it.
const rendered =
  '<p><time dateTime="2026-11-22T09:00:00.000Z">Seen Just now</time>' +
  '<time dateTime="2026-11-22T12:30:00.000Z">3 h left</time></p>';

it('what the server rendered stands while a page is hydrated on a device whose clock is wrong, then follows the device', async () => {
  jest.useFakeTimers({ now: renderedAt + 2 * hour });
  const complained = jest.fn();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = rendered;
  startClockAt(renderedAt);
  const root = await act(() =>
    hydrateRoot(
      page,
      <RenderedAtContext value={renderedAt}>
        <p>
          <TimeAgo at="2026-11-22T09:00:00.000Z" before="Seen " />
          <TimeLeft until="2026-11-22T12:30:00.000Z" />
        </p>
      </RenderedAtContext>,
      { onRecoverableError: complained },
    ),
  );
  expect(complained).not.toHaveBeenCalled();
  expect(page.textContent).toBe('Seen 2h ago1 h left');
  await act(() => jest.advanceTimersByTime(hour));
  expect(page.textContent).toBe('Seen 3h ago30 min left');
  act(() => root.unmount());
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

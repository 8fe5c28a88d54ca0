import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Logger } from '@nestjs/common';
import { CalendarReader } from './calendar-reader.service.js';

const wanted = { from: Date.parse('2026-01-01T00:00:00Z'), to: Date.parse('2027-02-05T00:00:00Z'), most: 5_000 };
const reader = new CalendarReader();
const read = (text: string, withinMs?: number) =>
  reader.busyTimesOf({ bytes: new TextEncoder().encode(text), wanted }, withinMs);
const calendar = (events: string): string => `BEGIN:VCALENDAR\nVERSION:2.0\n${events}END:VCALENDAR\n`;
const event = (uid: number, ...more: string[]): string =>
  `BEGIN:VEVENT\nUID:${uid}\nDTSTART:20260601T180000Z\nDURATION:PT1H\n${more.join('\n')}\nEND:VEVENT\n`;

describe('a calendar that is read in a thread of its own', () => {
  it('has its times told [R470]', async () => {
    expect(await read(calendar(event(1, 'SUMMARY:Dentist')))).toMatchObject({ times: [{ ownId: null }] });
    expect(await read('<html>')).toEqual({ failure: 'not_a_calendar' });
  });

  it('that cannot be read is called none, and no log has words of it [R472]', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const unread = 'BEGIN:VEVENT\nUID:1\nDTSTART:Dr. Jones at ten\nEND:VEVENT\n';
    expect(await read(calendar(unread))).toEqual({ failure: 'not_a_calendar' });
    // Whatever else may end it.
    await reader.busyTimesOf({ bytes: new Uint8Array(), wanted: null as unknown as typeof wanted });
    expect(JSON.stringify(warned.mock.calls)).not.toMatch(/Jones|destructure/);
    warned.mockRestore();
  });

  it('of five megabytes is read, and nothing waits for it [R470]', async () => {
    const note = `DESCRIPTION:${'x'.repeat(900)}`;
    const text = calendar(Array.from({ length: 4_900 }, (_, uid) => event(uid, note)).join(''));
    expect(text.length).toBeGreaterThan(4_500_000);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const found = await read(text);
    delay.disable();
    expect('times' in found && found.times.length).toBe(4_900);
    expect(delay.max / 1e6).toBeLessThan(1_000);
  }, 60_000);

  it('that never ends costs its own thread alone, for as long as it has [R470] [R472]', async () => {
    const endless = event(1, 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30');
    const [long, other] = await Promise.all([read(calendar(endless), 1_000), read(calendar(event(2)))]);
    expect(['took_too_long', 'too_large']).toContain('failure' in long && long.failure);
    expect(other).toMatchObject({ times: [{}] });
  });
});

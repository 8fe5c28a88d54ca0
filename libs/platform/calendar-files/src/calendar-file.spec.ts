import ICAL from 'ical.js';
import { type CalendarEntry, calendarFeed, calendarMessage } from './calendar-file.js';

const entry: CalendarEntry = {
  id: 'call-1@crewcall',
  sequence: 3,
  state: 'confirmed',
  told_at: new Date('2026-03-01T10:00:00.000Z'),
  from: new Date('2026-11-26T08:00:00.000Z'),
  to: new Date('2026-11-26T18:00:00.000Z'),
  summary: 'Sound; "loud", and clear',
};
const feedOf = (entries: CalendarEntry[]): string => calendarFeed({ name: 'CrewCall', entries, refreshSeconds: 3_600 });

/** As another program reads it. */
function eventsOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => ({
    summary: String(event.getFirstPropertyValue('summary')),
    status: String(event.getFirstPropertyValue('status')),
    start: String(event.getFirstPropertyValue('dtstart')),
    end: String(event.getFirstPropertyValue('dtend')),
  }));
}

describe('a calendar file', () => {
  it('from a mail is published; a feed says how soon to look again', () => {
    expect(calendarMessage([entry])).toMatch(/\r\nMETHOD:PUBLISH\r\n/);
    expect(feedOf([entry])).toMatch(/\r\nX-PUBLISHED-TTL:PT1H\r\n/);
    expect(feedOf([entry])).not.toMatch(/METHOD/);
  });

  it('ends each line alike, and is the same for the same entries', () => {
    const file = feedOf([entry, { ...entry, id: 'call-2@crewcall' }]);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(feedOf([entry, { ...entry, id: 'call-2@crewcall' }])).toBe(file);
    expect(feedOf([])).toContain('END:VCALENDAR');
  });

  it('reads back with its words, its state and the times of London', () => {
    const states = (['confirmed', 'tentative', 'cancelled'] as const).map((state) => ({ ...entry, state }));
    expect(eventsOf(feedOf(states)).map(({ status }) => status)).toEqual(['CONFIRMED', 'TENTATIVE', 'CANCELLED']);
    const summer = { from: new Date('2026-06-12T07:00:00.000Z'), to: new Date('2026-06-12T17:00:00.000Z') };
    expect(eventsOf(feedOf([{ ...entry, ...summer }]))).toEqual([
      { summary: entry.summary, status: 'CONFIRMED', start: '2026-06-12T08:00:00', end: '2026-06-12T18:00:00' },
    ]);
  });

  it('takes whole days from midnight to midnight, and writes a time that comes twice in UTC', () => {
    const day = { from: new Date('2026-06-11T23:00:00.000Z'), to: new Date('2026-06-12T23:00:00.000Z') };
    expect(eventsOf(feedOf([{ ...entry, ...day }]))).toMatchObject([{ start: '2026-06-12', end: '2026-06-13' }]);
    const twice = { from: new Date('2026-10-25T00:30:00.000Z'), to: new Date('2026-10-25T01:30:00.000Z') };
    expect(eventsOf(feedOf([{ ...entry, ...twice }]))).toMatchObject([
      { start: '2026-10-25T00:30:00Z', end: '2026-10-25T01:30:00Z' },
    ]);
  });
});

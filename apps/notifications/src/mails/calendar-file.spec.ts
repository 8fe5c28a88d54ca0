import ICAL from 'ical.js';
import type { BookedTimes } from '../notifications/booked-times.js';
import { calendarFile } from './calendar-file.js';

const site = 'https://crewcall.example';
const booked: BookedTimes = {
  booking_id: 'b1',
  sequence: 1,
  is_cancelled: false,
  role: 'FOH; sound, "loud"\nengineer',
  company: 'Meridian Events',
  location: 'Leeds, West Yorkshire',
  told_at: '2026-03-01T10:00:00.000Z',
  calls: [{ id: 'c1', from: '2026-11-26T08:00:00.000Z', to: '2026-11-26T18:00:00.000Z' }],
};

/** As another program reads it, by the zone that the file itself brings. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((entry) => {
    const { uid, sequence, summary, location, startDate, endDate } = new ICAL.Event(entry);
    const times = [startDate, endDate].map((time) => (time.isDate ? time.toString() : time.toJSDate().toISOString()));
    const status = entry.getFirstPropertyValue('status');
    return {
      uid,
      sequence,
      summary,
      location,
      status,
      times,
      zone: startDate.zone?.tzid,
      starts: startDate.toString(),
    };
  });
  return { method: calendar.getFirstPropertyValue('method'), events };
}

const only = (change: Partial<BookedTimes>) => read(calendarFile({ ...booked, ...change }, site)).events[0];
const at = (from: string, to: string) => ({ calls: [{ id: 'c1', from, to }] });

describe('the calendar file of a booking', () => {
  it('is published with one entry a call, in times of London [R358]', () => {
    const { method, events } = read(calendarFile(booked, site));
    expect([method, events]).toEqual([
      'PUBLISH',
      [
        {
          uid: 'booking-call-c1.b1@crewcall',
          sequence: 1,
          summary: 'FOH; sound, "loud"\nengineer, Meridian Events',
          location: 'Leeds, West Yorkshire',
          status: 'CONFIRMED',
          times: ['2026-11-26T08:00:00.000Z', '2026-11-26T18:00:00.000Z'],
          zone: 'Europe/London',
          starts: '2026-11-26T08:00:00',
        },
      ],
    ]);
    expect(calendarFile(booked, site)).toMatch(/\r\nDTSTAMP:20260301T100000Z\r\n/);
  });

  it('says where each call is, and of one without a place of its own where the job is [R468]', () => {
    const [own] = booked.calls;
    const calls = [
      { ...own, place: 'Dock 2, Hull' },
      { ...own, id: 'c2' },
    ] as BookedTimes['calls'];
    const { events } = read(calendarFile({ ...booked, calls }, site));
    expect(events.map(({ location }) => location)).toEqual(['Dock 2, Hull', 'Leeds, West Yorkshire']);
  });

  it('lasts seven hours when the clocks go forward and nine when they go back [R305] [R313]', () => {
    const spring = only(at('2026-03-28T22:00:00.000Z', '2026-03-29T05:00:00.000Z'));
    expect([spring?.starts, spring?.times]).toEqual([
      '2026-03-28T22:00:00',
      ['2026-03-28T22:00:00.000Z', '2026-03-29T05:00:00.000Z'],
    ]);
    const autumn = only(at('2026-10-24T21:00:00.000Z', '2026-10-25T06:00:00.000Z'));
    expect([autumn?.starts, autumn?.times]).toEqual([
      '2026-10-24T22:00:00',
      ['2026-10-24T21:00:00.000Z', '2026-10-25T06:00:00.000Z'],
    ]);
  });

  it('tells the second 01:30 from the first [R314]', () => {
    const ends = (to: string) => only(at('2026-10-24T21:00:00.000Z', to))?.times[1];
    expect(ends('2026-10-25T00:30:00.000Z')).toBe('2026-10-25T00:30:00.000Z');
    expect(ends('2026-10-25T01:30:00.000Z')).toBe('2026-10-25T01:30:00.000Z');
  });

  it('takes whole days where the call time is to follow [R331]', () => {
    expect(only(at('2026-06-11T23:00:00.000Z', '2026-06-12T23:00:00.000Z'))?.times).toEqual([
      '2026-06-12',
      '2026-06-13',
    ]);
  });

  it('changes and cancels the entry that was there, by a higher number [R358] [R468]', () => {
    expect(only({ sequence: 2, is_cancelled: true })).toMatchObject({
      uid: 'booking-call-c1.b1@crewcall',
      sequence: 2,
      status: 'CANCELLED',
    });
  });
});

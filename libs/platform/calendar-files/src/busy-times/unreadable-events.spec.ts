import { evening, event, read, times } from './busy-times.examples.js';

describe('an event that cannot be read', () => {
  const hour = ['DTSTART:20260601T180000Z', 'DURATION:PT1H'];
  const change = (id: string): string[] => ['UID:2', id, 'DTSTART:20260602T100000Z', 'DURATION:PT1H'];

  it.each([
    ['its beginning', ['UID:1', 'DTSTART:tomorrow', 'DURATION:PT1H']],
    ['its end', ['UID:1', 'DTSTART:20260601T180000Z', 'DTEND:2026-06-01T19:00:00']],
    ['its length', ['UID:1', 'DTSTART:20260601T180000Z', 'DURATION:an hour']],
    ['the end of its rule', ['UID:1', ...hour, 'RRULE:FREQ=DAILY;UNTIL=20261']],
    ['a day that is left out', ['UID:1', ...hour, 'RRULE:FREQ=DAILY', 'EXDATE:2026']],
    ['a day that is added', ['UID:1', ...hour, 'RDATE:20260603T180000Z', 'RDATE;VALUE=PERIOD:never/PT1H']],
    ['the day that it changes', change('RECURRENCE-ID:first')],
    ['the days that it changes', change('RECURRENCE-ID;RANGE=THISANDFUTURE:first')],
    ['its rule', ['UID:1', ...hour, 'RRULE:FREQ=SOMETIMES']],
    ['a number in its rule', ['UID:1', ...hour, 'RRULE:FREQ=DAILY;COUNT=many']],
    ['the days of its rule', ['UID:1', ...hour, 'RRULE:FREQ=WEEKLY;BYDAY=SOMEDAY']],
    ['a line that says nothing', ['UID:1', ...hour, 'every now and then']],
    ['its id', ['UID;VALUE=DATE-TIME:1', ...hour]],
  ])('for %s is left out, and the others are told [R470]', (_what, lines) => {
    expect(times(event('UID:2', ...evening), event(...lines), event('UID:3', ...hour))).toEqual([
      '2026-06-01T17:00 2026-06-01T19:00',
      '2026-06-01T18:00 2026-06-01T19:00',
    ]);
    expect(read(event(...lines))).toEqual({ failure: 'not_a_calendar' });
  });

  it('is all that a calendar has, or is not: an empty one is one, and periods count by themselves [R470]', () => {
    expect(read()).toEqual({ times: [] });
    const part = (period: string): string =>
      ['BEGIN:VFREEBUSY', 'UID:1', `FREEBUSY:${period}`, 'END:VFREEBUSY'].join('\r\n');
    const bad = event('UID:1', 'DTSTART:tomorrow');
    expect(times(bad, part('20260601T080000Z/PT1H'))).toEqual(['2026-06-01T08:00 2026-06-01T09:00']);
    expect(read(bad, part('now/PT1H'))).toEqual({ failure: 'not_a_calendar' });
  });

  it('takes with it neither tasks nor periods of its file, nor is taken with a task [R470]', () => {
    const rule = 'RRULE:FREQ=SOMETIMES';
    const task = ['BEGIN:VTODO', 'UID:4', rule, 'END:VTODO'].join('\r\n');
    const free = ['BEGIN:VFREEBUSY', 'UID:5', 'FREEBUSY:20260601T080000Z/PT1H', 'END:VFREEBUSY'].join('\n');
    expect(times(task, event('UID:1', ...hour, rule), event('UID:2', ...hour), free)).toEqual([
      '2026-06-01T18:00 2026-06-01T19:00',
      '2026-06-01T08:00 2026-06-01T09:00',
    ]);
    expect(read(event('UID:1', ...hour, rule).replace('END:VEVENT', ''))).toEqual({ failure: 'not_a_calendar' });
  });
});

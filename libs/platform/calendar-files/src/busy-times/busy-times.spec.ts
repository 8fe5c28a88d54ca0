import { busyTimesIn } from './busy-times.js';
import { calendar, evening, event, from, read, times, to } from './busy-times.examples.js';

describe('busy times in a calendar', () => {
  it('are times and nothing else [R469]', () => {
    expect(read(event('UID:1', 'LOCATION:Leeds', 'ATTENDEE:mailto:a@b.test', ...evening))).toEqual({
      times: [{ from: Date.parse('2026-06-01T17:00:00Z'), to: Date.parse('2026-06-01T19:00:00Z'), ownId: null }],
    });
  });

  it('are London’s where nothing is said, whole days, and those of other zones [R470]', () => {
    expect(times(event('UID:1', 'DTSTART:20260601T180000', 'DURATION:PT2H'))).toEqual([
      '2026-06-01T17:00 2026-06-01T19:00',
    ]);
    expect(times(event('UID:1', 'DTSTART:20260601T180000Z', 'DTEND:20260601T190000Z'))).toEqual([
      '2026-06-01T18:00 2026-06-01T19:00',
    ]);
    expect(times(event('UID:1', 'DTSTART;VALUE=DATE:20260601'))).toEqual(['2026-05-31T23:00 2026-06-01T23:00']);
    expect(times(event('UID:1', 'DTSTART;VALUE=DATE:20261024', 'DTEND;VALUE=DATE:20261026'))).toEqual([
      '2026-10-23T23:00 2026-10-26T00:00',
    ]);
    const at = (zone: string): string[] =>
      times(event('UID:1', `DTSTART;TZID=${zone}:20260601T180000`, `DTEND;TZID=${zone}:20260601T190000`));
    expect(at('America/New_York')).toEqual(['2026-06-01T22:00 2026-06-01T23:00']);
    expect(at('Romance Standard Time')).toEqual(['2026-06-01T16:00 2026-06-01T17:00']);
    expect(at('GMT Standard Time')).toEqual(['2026-06-01T17:00 2026-06-01T18:00']);
    expect(at('/mozilla.org/20050126_1/Europe/Paris')).toEqual(['2026-06-01T16:00 2026-06-01T17:00']);
    expect(at('Nowhere at all')).toEqual(['2026-06-01T17:00 2026-06-01T18:00']);
  });

  it('are read by the zone that the file describes, where no one else knows it [R470]', () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Ours', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0330'];
    const rest = ['TZOFFSETTO:+0330', 'END:STANDARD', 'END:VTIMEZONE'];
    expect(
      times(...zone, ...rest, event('UID:1', 'DTSTART;TZID=Ours:20260601T180000', 'DTEND;TZID=Ours:20260601T190000')),
    ).toEqual(['2026-06-01T14:30 2026-06-01T15:30']);
  });

  it('are not those that are free or called off [R470]', () => {
    expect(
      times(event('UID:1', 'TRANSP:TRANSPARENT', ...evening), event('UID:2', 'STATUS:CANCELLED', ...evening)),
    ).toEqual([]);
    expect(times(event('UID:1', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE', ...evening))).toEqual([]);
    expect(times(event('UID:1', 'TRANSP:OPAQUE', 'STATUS:TENTATIVE', ...evening))).toHaveLength(1);
    expect(times(event('UID:1', 'DTSTART:20260601T180000'))).toEqual([]);
  });

  it('come again by rules, over both changes of the clocks, to their end [R470]', () => {
    const weekly = ['DTSTART;TZID=Europe/London:20260319T180000', 'DTEND;TZID=Europe/London:20260319T190000'];
    const begins = (rule: string, ...more: string[]): string[] =>
      times(event('UID:1', ...weekly, rule, ...more)).map((time) => time.slice(5, 16));
    expect(begins('RRULE:FREQ=WEEKLY;COUNT=3')).toEqual(['03-19T18:00', '03-26T18:00', '04-02T17:00']);
    expect(begins('RRULE:FREQ=WEEKLY;UNTIL=20260402T170000Z')).toHaveLength(3);
    expect(begins('RRULE:FREQ=WEEKLY;UNTIL=20260402T165959Z')).toHaveLength(2);
    expect(begins('RRULE:FREQ=WEEKLY;UNTIL=20260402')).toHaveLength(3);
    expect(begins('RRULE:FREQ=MONTHLY;BYDAY=3TH;COUNT=3')).toEqual(['03-19T18:00', '04-16T17:00', '05-21T17:00']);
    expect(begins('RRULE:FREQ=WEEKLY')).toHaveLength(47);
  });

  it('leave out and add days, in whatever zone they are told [R470]', () => {
    const daily = ['UID:1', 'DTSTART;TZID=Europe/London:20260601T180000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4'];
    const days = (...more: string[]): string[] => times(event(...daily, ...more)).map((time) => time.slice(8, 13));
    expect(days('EXDATE;TZID=Europe/London:20260602T180000,20260603T180000')).toEqual(['01T17', '04T17']);
    expect(days('EXDATE:20260602T170000Z')).toEqual(['01T17', '03T17', '04T17']);
    expect(days('RDATE;TZID=Europe/London:20260610T090000')).toEqual(['01T17', '02T17', '03T17', '04T17', '10T08']);
    expect(days('RDATE;VALUE=PERIOD:20260611T080000Z/PT2H')).toContain('11T08');
  });

  it('leave out whole days that were taken out', () => {
    const daily = ['UID:1', 'DTSTART;VALUE=DATE:20260601', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20260602'];
    expect(times(event(...daily))).toEqual(['2026-05-31T23:00 2026-06-01T23:00', '2026-06-02T23:00 2026-06-03T23:00']);
  });

  it('know an occurrence that was moved, called off, or made free by itself [R470]', () => {
    const master = event(
      'UID:1',
      'DTSTART;TZID=Europe/London:20260601T180000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=4',
    );
    const moved = event(
      'UID:1',
      'RECURRENCE-ID;TZID=Europe/London:20260602T180000',
      'DTSTART:20260602T100000Z',
      'DURATION:PT1H',
    );
    const off = event(
      'UID:1',
      'RECURRENCE-ID:20260603T170000Z',
      'STATUS:CANCELLED',
      'DTSTART:20260603T170000Z',
      'DURATION:PT1H',
    );
    const free = event(
      'UID:1',
      'RECURRENCE-ID:20260604T170000Z',
      'TRANSP:TRANSPARENT',
      'DTSTART:20260604T170000Z',
      'DURATION:PT1H',
    );
    expect(times(master, moved, off, free).map((time) => time.slice(8, 13))).toEqual(['01T17', '02T10']);
  });

  it('keep the hour of UTC through a repeat [R470]', () => {
    const daily = ['UID:1', 'DTSTART:20260601T180000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'];
    expect(times(event(...daily))).toEqual(['2026-06-01T18:00 2026-06-01T19:00', '2026-06-02T18:00 2026-06-02T19:00']);
  });

  describe('with a change of this and all later ones', () => {
    const weekly = event(
      'UID:1',
      'DTSTART;TZID=Europe/London:20261005T180000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=5',
    );
    const later = (id: string, ...lines: string[]): string =>
      event('UID:1', `RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/London:${id}`, ...lines);
    const from = (...parts: string[]): string[] => times(...parts).map((time) => time.slice(5, 33));

    it('are moved as far by the clock, over its change, and last as long [R470]', () => {
      const moved = later('20261019T180000', 'DTSTART;TZID=Europe/London:20261020T190000', 'DURATION:PT2H');
      expect(from(weekly, moved).sort()).toEqual([
        '10-05T17:00 2026-10-05T18:00',
        '10-12T17:00 2026-10-12T18:00',
        '10-20T18:00 2026-10-20T20:00',
        '10-27T19:00 2026-10-27T21:00',
        '11-03T19:00 2026-11-03T21:00',
      ]);
    });

    it('come under the last change before them, and are moved alone where that is said [R470]', () => {
      const first = later('20261012T180000', 'DTSTART;TZID=Europe/London:20261012T120000', 'DURATION:PT1H');
      const second = later('20261026T180000', 'DTSTART;TZID=Europe/London:20261026T080000', 'DURATION:PT1H');
      const alone = event(
        'UID:1',
        'RECURRENCE-ID;TZID=Europe/London:20261019T180000',
        'DTSTART:20261019T060000Z',
        'DURATION:PT1H',
      );
      expect(
        from(second, weekly, first, alone)
          .map((time) => time.slice(0, 11))
          .sort(),
      ).toEqual(['10-05T17:00', '10-12T11:00', '10-19T06:00', '10-26T08:00', '11-02T08:00']);
    });

    it('are no more where they were called off, and take time again where that is said [R470]', () => {
      const off = later('20261019T180000', 'DTSTART;TZID=Europe/London:20261019T180000', 'STATUS:CANCELLED');
      expect(from(weekly, off)).toHaveLength(2);
      const free = weekly.replace('DURATION:PT1H', 'DURATION:PT1H\r\nTRANSP:TRANSPARENT');
      const busy = later('20261026T180000', 'DTSTART;TZID=Europe/London:20261026T180000', 'DURATION:PT1H');
      expect(from(free, busy).map((time) => time.slice(0, 5))).toEqual(['11-02', '10-26']);
    });

    it('are moved by what lies between where the change is told in another zone [R470]', () => {
      const moved = later('20261102T180000', 'DTSTART:20261102T200000Z', 'DURATION:PT1H');
      expect(from(weekly, later('20261026T180000', 'DTSTART:20261026T190000Z', 'DURATION:PT1H')).at(-2)).toBe(
        '11-02T19:00 2026-11-02T20:00',
      );
      expect(from(weekly, moved)).toContain('11-02T20:00 2026-11-02T21:00');
    });
  });

  it('are the periods of free/busy parts that are not free [R469] [R470]', () => {
    const part = (...lines: string[]): string =>
      ['BEGIN:VFREEBUSY', 'UID:f@else.test', 'DTSTART:20260601T000000Z', ...lines, 'END:VFREEBUSY'].join('\r\n');
    expect(
      times(
        part(
          'FREEBUSY:20260601T080000Z/20260601T090000Z,20260602T080000Z/PT90M',
          'FREEBUSY;FBTYPE=FREE:20260603T080000Z/PT1H',
          'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20260604T080000Z/PT1H',
          'FREEBUSY;FBTYPE=X-OWN:20260605T080000Z/PT1H',
          'FREEBUSY:20250605T080000Z/PT1H',
        ),
      ),
    ).toEqual([
      '2026-06-01T08:00 2026-06-01T09:00',
      '2026-06-02T08:00 2026-06-02T09:30',
      '2026-06-04T08:00 2026-06-04T09:00',
      '2026-06-05T08:00 2026-06-05T09:00',
    ]);
    expect(times(part())).toEqual([]);
  });

  it('are whole days where eight digits stand alone, whether that is said or not [R470]', () => {
    const whole = (start: string, end: string): string[] => times(event('UID:1', start, end));
    for (const told of ['', ';VALUE=DATE', ';TZID=Europe/London'])
      expect(whole(`DTSTART${told}:20261024`, `DTEND${told}:20261026`)).toEqual(['2026-10-23T23:00 2026-10-26T00:00']);
    const daily = ['UID:1', 'DTSTART:20261224', 'RRULE:FREQ=DAILY;COUNT=5', 'EXDATE:20261225,20261226'];
    const moved = event('UID:1', 'RECURRENCE-ID:20261227', 'DTSTART:20261227T100000Z', 'DURATION:PT1H');
    expect(times(event(...daily), moved).map((time) => time.slice(8, 13))).toEqual(['24T00', '28T00', '27T10']);
    const mixed = ['EXDATE:20261224,20261224T180000Z', 'DTSTART:20261224T180000Z', 'DURATION:PT1H'];
    expect(times(event('UID:1', ...mixed, 'RRULE:FREQ=DAILY;COUNT=2'))).toEqual(['2026-12-25T18:00 2026-12-25T19:00']);
  });

  it('lie in the window, at least in part', () => {
    expect(times(event('UID:1', 'DTSTART:20251231T220000Z', 'DTEND:20260101T020000Z'))).toEqual([
      '2025-12-31T22:00 2026-01-01T02:00',
    ]);
    expect(times(event('UID:1', 'DTSTART:20270301T220000Z', 'DURATION:PT1H'))).toEqual([]);
  });

  it('say which of them came from us [R473]', () => {
    const own = read(event('UID:booking-call-1.2@crewcall', ...evening), event('UID:x@else.test', ...evening));
    expect('times' in own && own.times.map(({ ownId }) => ownId)).toEqual(['booking-call-1.2@crewcall', null]);
  });

  it('are not looked for in what is no calendar, nor where there are too many [R470] [R472]', () => {
    for (const text of [
      '',
      '<html></html>',
      '{}',
      'BEGIN:VCARD\r\nVERSION:3.0\r\nEND:VCARD',
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT',
    ])
      expect(busyTimesIn(text, { from, to, most: 10 })).toEqual({ failure: 'not_a_calendar' });
    expect(read(event('UID:1', 'DTSTART:20260601T180000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY'))).toEqual({
      failure: 'too_large',
    });
    expect(busyTimesIn(`\uFEFF${calendar(event('UID:1', ...evening))}`, { from, to, most: 1 })).toMatchObject({
      times: [{}],
    });
  });
});

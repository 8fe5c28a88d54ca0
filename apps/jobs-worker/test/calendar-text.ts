/** An event with these lines, as RFC 5545 writes it. */
export const event = (...lines: string[]): string => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
/** A calendar of such events, as a server sends it. */
export const calendar = (...events: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
export const dentist = event(
  'UID:1',
  'SUMMARY:Dentist Quillfeather',
  'LOCATION:Leeds',
  'DTSTART:20261125T100000Z',
  'DURATION:PT1H',
);

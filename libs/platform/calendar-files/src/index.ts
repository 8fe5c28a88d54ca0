export { type CalendarEntry, type CalendarFeed, calendarFeed, calendarMessage } from './calendar-file.js';
export type { BusyTime, BusyTimesFound, BusyTimesWanted } from './busy-times/busy-times.js';
export { CalendarReader, type CalendarRead } from './busy-times/calendar-reader.service.js';

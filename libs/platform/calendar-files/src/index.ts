export { type CalendarEntry, type CalendarFeed, calendarFeed, calendarMessage } from './calendar-file.js';

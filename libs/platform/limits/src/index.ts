export { CalendarPace } from './calendar-pace.service.js';

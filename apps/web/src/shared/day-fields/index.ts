export { DayFields } from './day-fields';
export { FreeDays } from './free-days';

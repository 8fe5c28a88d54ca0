export { useFreeForRoleQuery, useFreeOnDaysQuery } from './availability.api';
export { availabilityLabel, availabilityTone, summaryOf, toneOfAll } from './availability-words';
export { FreeMarks, type MarkedDay } from './free-marks';

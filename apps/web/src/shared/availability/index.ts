export { useFreeForRoleQuery, useFreeOnDaysQuery } from './availability.api';
export { availabilityLabel, availabilityTone, summaryOf, toneOfAll } from './availability-labels';
export { FreeMarks, type MarkedDay } from './free-marks';

export { LocationField } from './location-field';
export { milesWords, useDistance } from './use-distance';
export { usePoint } from './use-point';

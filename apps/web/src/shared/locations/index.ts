export { LocationField } from './location-field';
export { NearPart, nearFieldsFile } from './near-part';
export { useDistance } from './use-distance';
export { usePoint } from './use-point';

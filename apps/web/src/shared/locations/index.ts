export { LocationField } from './location-field';

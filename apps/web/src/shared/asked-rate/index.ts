export { askedWords, penceTyped, unitWords } from './asked-rate-labels';

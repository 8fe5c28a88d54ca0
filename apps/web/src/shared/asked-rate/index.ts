export { askedWords, penceTyped, unitWords } from './asked-rate-words';

export { useAskedBasisQuery } from './asked-rate.api';
export { askedWords, penceTyped, unitWords } from './asked-rate-words';

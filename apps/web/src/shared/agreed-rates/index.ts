export { AgreedRates } from './agreed-rates';

export { PrintStyles } from './print-styles';

export { judgedBy } from './judged-by';

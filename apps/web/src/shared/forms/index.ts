export { judgedBy } from './judged-by';
export { useTypedOver } from './use-typed-over';

export { QueryState } from './query-state';
export { useFilledPage } from './use-filled-page';

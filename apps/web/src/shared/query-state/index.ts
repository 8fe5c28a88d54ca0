export { FailedLook } from './failed-look';
export { OneState } from './one-state';
export { QueryState } from './query-state';
export { useFilledPage, useFoundPage } from './use-filled-page';

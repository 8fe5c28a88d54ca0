export { FailedLook } from './failed-look';
export { QueryState } from './query-state';
export { useFilledPage, useFoundPage } from './use-filled-page';

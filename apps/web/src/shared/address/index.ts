export { useLatestParams } from './use-latest-params';

export { TimeLeft, useIsSoon } from './time-left';
export { useNow } from './use-now';

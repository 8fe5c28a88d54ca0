export { RenderedAtContext, startClockAt } from './clock';
export { TimeAgo } from './time-ago';
export { TimeLeft, useIsSoon } from './time-left';
export { useNow } from './use-now';
export { useToday } from './use-today';

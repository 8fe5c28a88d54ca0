export { LondonTime } from './london-time';

export { DoneBar } from './done-bar';

export { useToggle } from './use-toggle';

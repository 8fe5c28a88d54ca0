export { KitChip } from './kit-chip';

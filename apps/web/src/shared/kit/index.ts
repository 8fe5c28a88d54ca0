export { KitChip } from './kit-chip';
export { KitMatchChip } from './kit-match-chip';

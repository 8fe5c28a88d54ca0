export { theme } from './theme/theme';
export type {} from './theme/palette.types';

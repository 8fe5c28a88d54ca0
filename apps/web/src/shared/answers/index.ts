export { Answers } from './answers';
export { wantingWords } from './wanting-labels';

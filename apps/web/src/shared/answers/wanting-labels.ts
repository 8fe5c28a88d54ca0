import { type Answer, isWanting } from '@crewcall/contracts-jobs';

/** 'Answered no where you want yes'; null when nothing is missing. */
export const wantingWords = (answers: readonly Answer[]): string | null =>
  answers.some(isWanting) ? 'Answered no where you want yes' : null;

import { type Role, type Team, teamApplicationErrors } from '@crewcall/contracts-bookings';
import { isLongerThan, isPlainText } from '@crewcall/contracts-core';
import { applicationLimits, applicationTexts, type JobQuestion } from '@crewcall/contracts-jobs';
import { answerProblems, emptyAnswers, type TypedAnswers } from '../../../shared/answers/typed-answers';
import { matchSlots } from './match-slots';

export interface ApplyAsTeamValues {
  /** By the id of the member; empty for who does not apply. */
  roles: Record<string, string>;
  note: string;
  answers: TypedAnswers;
}

type Problems = { [Field in 'note' | `roles.${string}`]?: string } & ReturnType<typeof answerProblems>;

export function emptyApplyAsTeam(
  team: Team,
  roles: readonly Role[],
  questions: readonly JobQuestion[],
): ApplyAsTeamValues {
  const matched = matchSlots(team, roles);
  const choices = team.members.map(({ user_id, is_lead }) => {
    const role = matched.get(user_id) ?? (is_lead ? roles[0]?.id : undefined);
    return [user_id, role ?? ''] as const;
  });
  return { roles: Object.fromEntries(choices), note: '', answers: emptyAnswers(questions) };
}

/** Whom the lead applies with, and for what. */
export const slotsTyped = ({ roles }: Pick<ApplyAsTeamValues, 'roles'>) =>
  Object.entries(roles).flatMap(([user_id, role_id]) => (role_id ? [{ user_id, role_id }] : []));

export function applyAsTeamProblems(
  team: Team,
  questions: readonly JobQuestion[],
  { roles, note, answers }: ApplyAsTeamValues,
): Problems {
  const problems: Problems = answerProblems(questions, answers);
  const lead = team.members.find(({ is_lead }) => is_lead)?.user_id ?? '';
  if (slotsTyped({ roles }).length < 2 || !roles[lead])
    problems[`roles.${lead}`] = teamApplicationErrors.applyingSlots.message;
  if (!isPlainText(note)) problems.note = applicationTexts.plainText;
  else if (isLongerThan(note.trim(), applicationLimits.coverLetter)) problems.note = applicationTexts.coverLetterLength;
  return problems;
}

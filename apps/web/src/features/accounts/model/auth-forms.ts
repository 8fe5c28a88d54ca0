import { chosenRoles, type ChosenRole } from '@crewcall/contracts-identity';

/** The files with the code of the two forms, by the tab that shows them. */
export const authForms = {
  signin: 'src/features/accounts/components/sign-in-form.tsx',
  signup: 'src/features/accounts/components/sign-up-form.tsx',
} as const;

export const authTabIn = (query: URLSearchParams): keyof typeof authForms =>
  query.get('tab') === 'signup' ? 'signup' : 'signin';

/** Whom the way here was for: a company's button presets a company, everything else crew. */
export const roleIn = (query: URLSearchParams): ChosenRole =>
  chosenRoles.find((role) => role === query.get('role')) ?? 'freelancer';

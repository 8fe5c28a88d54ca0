import {
  forgottenEmailProblem,
  resetConfirmationProblem,
  resetPasswordProblem,
  signInPasswordProblem,
  signUpEmailProblem,
  type EmailRequest,
  type SignInRequest,
} from '@crewcall/contracts-identity';
import { commonPasswordProblemOf } from '../../../shared/passwords';

type Problems<Values> = Partial<Record<keyof Values, string>>;

const orNothing = (problem: string | null): string | undefined => problem ?? undefined;

/** The rules of a form that chooses a password, and whether that one is common: asked once it passes all others. */
export const withUncommonPassword =
  <Values extends { password: string }>(problems: (values: Values) => Problems<Values>) =>
  async (values: Values): Promise<Problems<Values>> => {
    const found = problems(values);
    if (found.password) return found;
    return { ...found, password: orNothing(await commonPasswordProblemOf(values.password)) };
  };

export const signInProblems = ({ email, password }: SignInRequest): Problems<SignInRequest> => ({
  email: orNothing(signUpEmailProblem(email)),
  password: orNothing(signInPasswordProblem(password)),
});

export const forgottenProblems = ({ email }: EmailRequest): Problems<EmailRequest> => ({
  email: orNothing(forgottenEmailProblem(email)),
});

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

export const newPasswordProblems = ({ password, confirmPassword }: NewPassword): Problems<NewPassword> => ({
  password: orNothing(resetPasswordProblem(password)),
  confirmPassword: orNothing(resetConfirmationProblem(password, confirmPassword)),
});

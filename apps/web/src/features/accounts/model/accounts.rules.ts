import {
  forgottenEmailProblem,
  resetConfirmationProblem,
  resetPasswordProblem,
  signInPasswordProblem,
  signUpEmailProblem,
  type EmailRequest,
  type SignInRequest,
} from '@crewcall/contracts-identity';

type Problems<Values> = Partial<Record<keyof Values, string>>;

const orNothing = (problem: string | null): string | undefined => problem ?? undefined;

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

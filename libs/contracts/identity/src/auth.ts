import type { ChosenRole, User } from './user.js';

/** What goes along until the address is verified, so that the person comes back to what they began. */
export interface ReturnWish {
  /** The page of the app that the link of the mail leads on to. */
  next?: string;
  /** A random word of the browser that asks: there, and only there, the mailed link also signs in. */
  browser_key?: string;
}

export interface SignUpRequest extends ReturnWish {
  email: string;
  password: string;
  role: ChosenRole;
  acceptedTerms?: boolean;
}

/** What the form holds; the confirmation stays in the browser. */
export interface SignUpForm extends Required<Omit<SignUpRequest, keyof ReturnWish>> {
  confirmPassword: string;
}

export interface MessageAnswer {
  message: string;
}

export interface SignUpAnswer extends MessageAnswer {
  /** Only where no mail is delivered (EXPOSE_VERIFICATION_LINK) and never in production. */
  verification_link?: string;
}

export interface SignInRequest {
  email: string;
  password: string;
}

export interface SignInAnswer {
  user: User;
  token: string;
}

export interface SessionAnswer {
  user: User;
  /** A fresh token, once the one that asked has passed half of its life. Replace the stored one. */
  token?: string;
}

export interface EmailRequest {
  email: string;
}

export type ResendVerificationRequest = EmailRequest & ReturnWish;

export interface VerifyEmailRequest {
  token: string;
  /** The word that this browser sent with the sign-up. */
  browser_key?: string;
}

/** With a session where the browser is the one that signed up. */
export type VerifyEmailAnswer = MessageAnswer & Partial<SignInAnswer>;

export interface ResetPasswordRequest {
  token: string;
  password: string;
  confirmPassword: string;
}

export interface ChangePasswordRequest {
  /** Accepted for older clients; it must be the caller's own id. */
  userId?: string;
  /** Of an account that has one; else `code`. */
  oldPassword?: string;
  /** The one that was mailed to an account without a password. */
  code?: string;
  newPassword: string;
}

export interface UpdateAccountRequest {
  first_name?: string | null;
  last_name?: string | null;
  company_name?: string | null;
  role?: ChosenRole;
}

export interface UpdateAccountAnswer {
  user: User;
  /** Present when the role changed: the old token no longer says who the caller is. */
  token?: string;
}

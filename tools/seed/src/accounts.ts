import { authRoutes, type ChosenRole, type SignInAnswer } from '@crewcall/contracts-identity';
import { type Api, ApiError } from './api.js';
import { verificationToken } from './mail-box.js';
import { STORY_PASSWORD } from './story/story.js';

export interface Member {
  id: string;
  email: string;
  token: string;
}

async function signIn(identity: Api, email: string): Promise<Member> {
  const { user, token } = await identity.post<SignInAnswer>(authRoutes.signIn, { email, password: STORY_PASSWORD });
  return { id: user.id, email, token };
}

async function confirm(identity: Api, mailUrl: string, email: string): Promise<Member> {
  await identity.post(authRoutes.verifyEmail, { token: await verificationToken(mailUrl, email) });
  return signIn(identity, email);
}

/**
 * The account behind an address: signed in when it is there, else made as a person makes one, verification mail
 * included. A seed that was interrupted between sign-up and verification goes on where it stopped.
 */
export async function ensureAccount(identity: Api, mailUrl: string, email: string, role: ChosenRole): Promise<Member> {
  try {
    return await signIn(identity, email);
  } catch (error) {
    if (!(error instanceof ApiError) || ![401, 403].includes(error.status)) throw error;
    if (error.code === 'EMAIL_NOT_VERIFIED') return confirm(identity, mailUrl, email);
  }
  await identity.post(authRoutes.signUp, { email, password: STORY_PASSWORD, role, acceptedTerms: true });
  return confirm(identity, mailUrl, email);
}

/** In copy a freelancer is crew and a recruiter is a company; in code and in the API they keep these names. */
export type Role = 'freelancer' | 'recruiter' | 'admin';

export const roles = ['freelancer', 'recruiter', 'admin'] as const satisfies readonly Role[];

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

/** Who is asking, as the bearer token proves it. Nothing a client sends in a body changes it. */
export interface Actor {
  id: string;
  role: Role;
  email: string;
  sessionId: string;
}

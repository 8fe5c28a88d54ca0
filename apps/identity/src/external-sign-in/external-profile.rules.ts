import type { ExternalProvider } from '@crewcall/contracts-identity';
import { isEmailShaped, normaliseEmail, profileLimits } from '@crewcall/contracts-identity';
import type { ExternalPerson } from './external-person.js';

type Fields = Record<string, unknown>;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);

/** A name is one line of bounded length, whatever the provider lets people call themselves. */
function nameOf(value: unknown): string | null {
  const name = textOf(value)?.replaceAll(/\p{Cc}+/gu, ' ');
  return name ? [...name].slice(0, profileLimits.name).join('') : null;
}

function emailOf(value: unknown): string | null {
  const email = textOf(value);
  return email && isEmailShaped(email) ? normaliseEmail(email) : null;
}

/** Ids are text at Google and LinkedIn and digits at Facebook. */
function subjectOf(value: unknown): string | null {
  const subject = typeof value === 'number' ? String(value) : textOf(value);
  return subject && subject.length <= 255 ? subject : null;
}

// LinkedIn has been seen to send the word instead of the boolean.
const isTrue = (value: unknown): boolean => value === true || value === 'true';

/**
 * Reads what each provider answers about a person; null when it names no one. Facebook says of no address that it is
 * verified, so none of its is taken for it.
 */
export function personOf(provider: ExternalProvider, answer: unknown): ExternalPerson | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const fields = answer as Fields;
  const isGraph = provider === 'facebook';
  const subject = subjectOf(isGraph ? fields['id'] : fields['sub']);
  if (!subject) return null;
  return {
    provider,
    subject,
    email: emailOf(fields['email']),
    isEmailVerified: !isGraph && isTrue(fields['email_verified']),
    firstName: nameOf(isGraph ? fields['first_name'] : fields['given_name']),
    lastName: nameOf(isGraph ? fields['last_name'] : fields['family_name']),
  };
}

import { loadCommonPasswords } from '@crewcall/contracts-identity';

/** The text to show for a common password, else null. Without a line to load the list, the service alone refuses. */
export async function commonPasswordProblemOf(password: string): Promise<string | null> {
  try {
    const { commonPasswordProblem } = await loadCommonPasswords();
    return commonPasswordProblem(password);
  } catch {
    return null;
  }
}

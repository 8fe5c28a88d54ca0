/** A name as people write it: the first word, and the rest. */
export function namesIn(name: string): { first_name: string; last_name: string | null } | null {
  const [first, ...rest] = name.trim().split(/\s+/u);
  return first ? { first_name: first, last_name: rest.join(' ') || null } : null;
}

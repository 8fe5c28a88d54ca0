import type { Role, Team } from '@crewcall/contracts-bookings';

/** Whom for which role: those whose role, title or skills name it first, while it has places left. */
export function matchSlots({ members }: Pick<Team, 'members'>, roles: readonly Role[]): Map<string, string> {
  const left = new Map(roles.map(({ id, positions, filled }) => [id, positions - filled]));
  const matched = new Map<string, string>();
  const take = (userId: string, roleId: string | undefined): void => {
    if (!roleId || matched.has(userId)) return;
    matched.set(userId, roleId);
    left.set(roleId, (left.get(roleId) ?? 0) - 1);
  };
  const open = (fits: (role: Role) => boolean): string | undefined =>
    roles.find((role) => (left.get(role.id) ?? 0) > 0 && fits(role))?.id;
  for (const { user_id, role, title } of members) {
    const words = `${role ?? ''} ${title ?? ''}`.toLowerCase();
    take(
      user_id,
      open(({ name }) => words.includes(name.toLowerCase())),
    );
  }
  for (const { user_id } of members)
    take(
      user_id,
      open(() => true),
    );
  return matched;
}

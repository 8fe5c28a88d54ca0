import type { WantedKit } from '@crewcall/contracts-bookings';

/** Kit that the person shows to this company. */
export interface KitForCompany {
  companyId: string;
  wanted: readonly WantedKit[];
}

/** Who has all of the kit; what is hidden counts for a company that its owner applied to, as in its offers. */
export function hasKitSql({ companyId, wanted }: KitForCompany, bind: (value: unknown) => string): string {
  const company = bind(companyId);
  return wanted
    .map(
      ({ kind, count }) => `user_id IN (SELECT k.user_id FROM kit_items k
        WHERE k.kind = ${bind(kind)} AND (NOT k.is_hidden OR EXISTS (SELECT FROM dealings d
          WHERE d.freelancer_id = k.user_id AND d.recruiter_id = ${company} AND d.has_applied))
        GROUP BY k.user_id HAVING sum(k.count) >= ${bind(count)})`,
    )
    .join(' AND ');
}

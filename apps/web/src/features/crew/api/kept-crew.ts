import { crewListRoutes, type KeptCrew, type KeptCrewQuery } from '@crewcall/contracts-bookings';
import { freelancerRoutes, type CrewDirectoryQuery } from '@crewcall/contracts-identity';
import type { AnswerMeta, ApiFailure, ApiRequest } from '@crewcall/web-data-access';

interface Answer {
  data?: unknown;
  error?: ApiFailure | undefined;
  meta?: AnswerMeta | undefined;
}
type Ask = (request: ApiRequest) => Answer | PromiseLike<Answer>;

/** Who is on a list or has a tag is known elsewhere than who they are: the one is asked for ids, the other for a page of them. */
export async function findAmongKept(kept: KeptCrewQuery, query: CrewDirectoryQuery, ask: Ask): Promise<Answer> {
  const answer = await ask({ url: crewListRoutes.keptCrew, params: { ...kept } });
  if (answer.error) return answer;
  const { user_ids } = answer.data as KeptCrew;
  if (!user_ids.length) return { data: [] };
  return ask({ url: freelancerRoutes.among, method: 'POST', params: { ...query }, body: { user_ids } });
}

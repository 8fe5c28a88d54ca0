import { skipToken } from '@reduxjs/toolkit/query';
import { onEveryVisit } from '@crewcall/web-data-access';
import { usePoint } from '../../../shared/locations';
import { useCoverOfRoleQuery } from '../api/cover.api';
import { isLive } from '../model/candidate-labels';

const EVERY_MS = 20_000;

/** The cover of a role; before it is asked with those near the place of its call, once that was found. */
export function useCover(roleId: string) {
  const options = { refetchOnMountOrArgChange: onEveryVisit(), pollingInterval: EVERY_MS };
  const { data: cover, ...request } = useCoverOfRoleQuery({ roleId }, options);
  const runs = Boolean(cover?.rescue && isLive(cover.rescue));
  const { point, isLooking } = usePoint(cover && !runs && !cover.problem ? cover.location : null);
  const { data: near, isLoading } = useCoverOfRoleQuery(point ? { roleId, ...point } : skipToken, options);
  return {
    ...request,
    cover,
    people: near?.candidates ?? cover?.candidates ?? [],
    point,
    isLooking: isLooking || isLoading,
  };
}

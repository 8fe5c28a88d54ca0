import { onEveryVisit } from '@crewcall/web-data-access';
import { useMemo, useState } from 'react';
import { usePoint } from '../../../shared/locations';
import { type BoardOf, useApplicantBoardQuery } from '../api/applicant-board.api';

/** The board as it is asked for. Where no call says where it is, the place of the job is looked up, and distances follow. */
export function useBoard(asked: BoardOf) {
  const [place, setPlace] = useState<string | null>(null);
  const { point } = usePoint(place);
  const of = useMemo((): BoardOf => ({ ...asked, ...point }), [asked, point]);
  const { data: board, ...query } = useApplicantBoardQuery(of, { refetchOnMountOrArgChange: onEveryVisit() });
  const unlocated = board && !board.has_point ? board.location : null;
  if (unlocated !== null && unlocated !== place) setPlace(unlocated);
  return { board, of, ...query };
}

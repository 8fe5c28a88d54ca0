import { momentWords, type Offer } from '@crewcall/contracts-bookings';
import { followLive } from '@crewcall/web-data-access';
import { Note } from '@crewcall/web-ui';
import { useEffect, type ReactNode } from 'react';
import { LondonTime } from '../../../shared/zone';
import { useMarkOfferSeenMutation } from '../api/offers.api';

interface CoverNoteProps {
  offer: Offer;
  isAsked: boolean;
}

/** For the person asked to cover: what that means. The company is told that it was seen. */
export function CoverNote({ offer, isAsked }: CoverNoteProps): ReactNode {
  const { id, cover, state, answer_by } = offer;
  return isAsked && cover && state === 'open' && <Urgent key={id} {...{ id, answer_by }} asked={cover.asked} />;
}

function Urgent({ id, answer_by, asked }: Pick<Offer, 'id' | 'answer_by'> & { asked: number }): ReactNode {
  const [markSeen] = useMarkOfferSeenMutation();
  useEffect(() => void markSeen(id), [id, markSeen]);
  // A better rate is told as a notice.
  useEffect(() => followLive(['new_notification'], ['Offer']), []);
  return (
    <Note tone="warn" title="Urgent cover">
      A booking fell through at short notice. {asked > 1 ? `${asked} people are asked, and the` : 'The'} first to accept
      has it.
      {answer_by && (
        <>
          {' '}
          Open until it is covered, at the latest until {momentWords(new Date(answer_by))}
          <LondonTime />.
        </>
      )}
    </Note>
  );
}

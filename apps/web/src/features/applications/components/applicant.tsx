import Button from '@mui/material/Button';
import { availabilityOf } from '@crewcall/contracts-identity';
import type { Application } from '@crewcall/contracts-jobs';
import { ApplicantRow, Availability, Avatar, Note, StarRating, StateChip } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { wantingWords } from '../../../shared/answers';
import { askedWords } from '../../../shared/asked-rate';
import { chosenWords } from '../../../shared/chosen';
import { RejectDialog } from '../../../shared/rejecting';
import { TimeAgo } from '../../../shared/time';
import { useDecisions } from '../hooks/use-decisions';
import { useDetails } from '../hooks/use-details';
import {
  applicantAbout,
  applicantInitials,
  applicantName,
  canCancel,
  isDecidable,
  isGone,
  jobDayOf,
  stateOf,
  teamAbout,
} from '../model/application-labels';
import { AcceptDialog } from './accept-dialog';
import { CancelDialog } from './cancel-dialog';
import { DecidedActions } from './decided-actions';
import { ApplicantActions } from './applicant-actions';
import { ApplyingTeamLine } from './applying-team-line';
import { ApplicantLetter } from './applicant-letter';

/** Of one person: a team's stand with each of its members. */
const factsOf = (card: Application['freelancer_profile']) => ({
  availability: <Availability state={availabilityOf(card.availability_status)} />,
  rating: <StarRating isCompact value={card.rating_average} count={card.rating_count} />,
});

/** Who it is, and what decides before all else. */
function wordsOf(application: Application): { name: string; about: string; limits: ReactNode } {
  const { team, freelancer_profile: card, chosen, answers } = application;
  if (team)
    return {
      name: team.name,
      about: teamAbout(team),
      limits: <ApplyingTeamLine team={team} jobTitle={application.job_title} />,
    };
  const asks = askedWords(application.asked_pence, application.asked_basis);
  return {
    name: applicantName(card),
    about: [applicantAbout(card), asks].filter(Boolean).join('. '),
    limits: [chosenWords(chosen), wantingWords(answers)].filter(Boolean).join('. '),
  };
}

/** One person who applied, or a team that applies as one: everything needed to decide, and the decision, without leaving the list. */
export function Applicant({
  application,
  startsOpen = false,
  bookingActions,
  contact,
}: {
  application: Application;
  startsOpen?: boolean;
  /** What can be done about a booking, from features beside this one. */
  bookingActions?: ReactNode;
  /** The way to write to them. */
  contact?: ReactNode;
}): ReactNode {
  const { problem, isBusy, accept, reject, takeBack, cancel, hide, shortlist, review } = useDecisions(application);
  const [asking, setAsking] = useState<'accept' | 'reject' | 'cancel' | null>(null);
  const { status, freelancer_profile: card, applied_at } = application;
  const { isOpen, toggle } = useDetails(application, startsOpen, review);
  const { name, about, limits } = wordsOf(application);
  // No user can be taken on any more; a polite no is still possible.
  const isClosed = application.job_status === 'closed';
  const close = (): void => setAsking(null);
  const deciding = isDecidable(application) && {
    onAccept: isClosed ? undefined : () => setAsking('accept'),
    onReject: () => setAsking('reject'),
    onShortlist: isClosed ? undefined : () => void shortlist(),
  };
  const decide = async (decision: Promise<boolean>, isAlwaysClosed: boolean): Promise<void> => {
    if ((await decision) || isAlwaysClosed) close();
  };

  return (
    <>
      <ApplicantRow
        avatar={<Avatar seed={card.user_id} initials={applicantInitials(card)} />}
        name={name}
        about={about}
        limits={limits}
        state={<StateChip {...stateOf(application)} />}
        {...(!application.team && factsOf(card))}
        when={<TimeAgo at={applied_at} />}
        isGone={isGone(application)}
        actions={
          <>
            {status === 'hired' && bookingActions}
            <DecidedActions
              {...{ application, name, isBusy }}
              onTakeBack={() => void takeBack()}
              onHide={() => void hide()}
            />
            <ApplicantActions {...{ name, status, isBusy, isOpen, ...deciding }} onToggle={toggle} />
          </>
        }
        more={
          (isOpen || problem) && (
            <>
              {problem && asking === null && (
                <Note tone="bad" isAlert>
                  {problem}
                </Note>
              )}
              {isOpen && (
                <ApplicantLetter application={application}>
                  {contact}
                  {canCancel(application) && (
                    <Button variant="text" color="error" onClick={() => setAsking('cancel')}>
                      Cancel booking
                    </Button>
                  )}
                </ApplicantLetter>
              )}
            </>
          )
        }
      />
      <AcceptDialog
        {...{ application, isBusy }}
        open={asking === 'accept'}
        onClose={close}
        onConfirm={() => void decide(accept(), true)}
      />
      {asking === 'cancel' && (
        <CancelDialog
          {...{ application, isBusy, problem }}
          onClose={close}
          onConfirm={(reason) => void decide(cancel(reason), false)}
        />
      )}
      {asking === 'reject' && (
        <RejectDialog
          {...{ isBusy, problem }}
          title={`Reject ${name}?`}
          about={`For ${[application.job_title, jobDayOf(application)].filter(Boolean).join(', ')}.`}
          onClose={close}
          onReject={(message) => void decide(reject(message), false)}
        />
      )}
    </>
  );
}

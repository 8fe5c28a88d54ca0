import Button from '@mui/material/Button';
import { availabilityOf } from '@crewcall/contracts-identity';
import { applicationStateLabelOf, isOpenApplication, type Application } from '@crewcall/contracts-jobs';
import { ApplicantRow, Availability, Avatar, Note, StarRating, StateChip } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { wantingWords } from '../../../shared/answers';
import { askedWords } from '../../../shared/asked-rate';
import { chosenWords } from '../../../shared/chosen';
import { TimeAgo } from '../../../shared/time';
import { useDecisions } from '../hooks/use-decisions';
import { applicantAbout, applicantInitials, applicantName, canCancel, chipOf } from '../model/application-labels';
import { AcceptDialog } from './accept-dialog';
import { CancelDialog } from './cancel-dialog';
import { ApplicantActions } from './applicant-actions';
import { ApplicantLetter } from './applicant-letter';
import { RejectDialog } from './reject-dialog';

/** One person who applied: everything needed to decide, and the decision, without leaving the list. */
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
  const { problem, isBusy, accept, reject, cancel, hide, shortlist, review } = useDecisions(application);
  const [isOpen, setOpen] = useState(startsOpen);
  const [asking, setAsking] = useState<'accept' | 'reject' | 'cancel' | null>(null);
  const { status, freelancer_profile: card, applied_at } = application;
  const name = applicantName(card);
  const asks = askedWords(application.asked_pence, application.asked_basis);
  // No user can be taken on any more; a polite no is still possible.
  const isClosed = application.job_status === 'closed';
  const close = (): void => setAsking(null);
  const toggle = (): void => {
    if (!isOpen && status === 'applied') review();
    setOpen(!isOpen);
  };
  const decide = async (decision: Promise<boolean>, isAlwaysClosed: boolean): Promise<void> => {
    if ((await decision) || isAlwaysClosed) close();
  };

  return (
    <>
      <ApplicantRow
        avatar={<Avatar seed={card.user_id} initials={applicantInitials(card)} />}
        name={name}
        about={[applicantAbout(card), asks].filter(Boolean).join('. ')}
        limits={[chosenWords(application.chosen), wantingWords(application.answers)].filter(Boolean).join('. ')}
        state={<StateChip state={chipOf[status]} label={applicationStateLabelOf(application)} />}
        availability={<Availability state={availabilityOf(card.availability_status)} />}
        rating={<StarRating isCompact value={card.rating_average} count={card.rating_count} />}
        when={<TimeAgo at={applied_at} />}
        isGone={status === 'rejected' || status === 'withdrawn'}
        actions={
          isOpenApplication(status) ? (
            <ApplicantActions
              {...{ name, status, isBusy, isOpen }}
              onAccept={isClosed ? undefined : () => setAsking('accept')}
              onReject={() => setAsking('reject')}
              onShortlist={isClosed ? undefined : () => void shortlist()}
              onToggle={toggle}
            />
          ) : (
            <>
              {status === 'hired' ? (
                bookingActions
              ) : (
                <Button
                  variant="text"
                  size="small"
                  disabled={isBusy}
                  onClick={() => void hide()}
                  aria-label={`Hide ${name}`}
                >
                  Hide
                </Button>
              )}
              <ApplicantActions {...{ name, status, isBusy, isOpen }} onToggle={toggle} />
            </>
          )
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
      <RejectDialog
        {...{ application, isBusy, problem }}
        open={asking === 'reject'}
        onClose={close}
        onReject={(message) => void decide(reject(message), false)}
      />
    </>
  );
}

import type { Application } from '@crewcall/contracts-jobs';
import { ConfirmDialog } from '@crewcall/web-ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { partlyBookedWords } from '../../../shared/chosen';
import { applicantName, jobDayOf } from '../model/application-labels';

const LackedTickets = lazy(async () => ({ default: (await import('../../../shared/tickets')).LackedTickets }));

interface AcceptDialogProps {
  application: Application;
  open: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function AcceptDialog({ application, open, isBusy, onConfirm, onClose }: AcceptDialogProps): ReactNode {
  const { team } = application;
  const name = team?.name ?? applicantName(application.freelancer_profile);
  const day = jobDayOf(application);
  const partWords = partlyBookedWords(application.chosen);
  return (
    <ConfirmDialog
      {...{ open, isBusy, onConfirm, onClose }}
      title={`Hire ${name}?`}
      confirmLabel={`Hire ${name}`}
      busyLabel="Hiring..."
      isDestructive={false}
    >
      <p>
        For {application.job_title}
        {day ? `, ${day}` : ''}.{' '}
        {team ? `All ${team.members.length} are booked, or none of them.` : `${name} is told at once.`} When the last
        position is filled, the job closes.
      </p>
      {partWords && <p>{partWords}</p>}
      <Suspense>
        {open && !team && <LackedTickets jobId={application.job_id} userId={application.freelancer_id} />}
      </Suspense>
    </ConfirmDialog>
  );
}

import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { webRoutes } from '@crewcall/contracts-core';
import { sourcesOf, takesApplications, type Job } from '@crewcall/contracts-jobs';
import { useSession, type SessionUser } from '@crewcall/web-data-access';
import { CheckIcon, ExternalIcon, LinkButton, Tooltip } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Applying, useApply } from '../hooks/use-apply';
import { useOnceKnown } from '../hooks/use-once-known';
import { applyAt, sourceIn } from '../model/apply-address';
import { LateApplySheet } from './late-apply-sheet';

const Form = styled('form')({ display: 'contents' });

interface ApplyButtonProps {
  job: Job;
  /** Amber belongs to one button of a screen: that of the unfolded row. */
  isMain?: boolean;
  /** The element that names the job: many buttons of a list say the same. */
  titleId?: string;
  /** Instead of the word 'Applied', for a user who has. */
  whenApplied?: ReactNode;
}

/** The way to apply, or the reason why there is none; for the company whose job it is the way to its applicants. */
export function ApplyButton({ job, isMain = false, titleId, whenApplied }: ApplyButtonProps): ReactNode {
  const { user } = useSession();
  // Here, where it outlives the button: a second after it was taken it leads to the dashboard.
  const applying = useApply();
  const look = isMain ? ({ variant: 'contained', color: 'primary' } as const) : ({ variant: 'outlined' } as const);

  const [source] = sourcesOf(job);
  if (source && takesApplications(job)) {
    return (
      <Button
        {...look}
        href={source.url}
        target="_blank"
        rel="noopener noreferrer"
        // In a row the board's chip has the sign already, and there is no room for two.
        endIcon={titleId ? undefined : <ExternalIcon />}
        aria-describedby={titleId}
      >
        Apply on {source.source}
      </Button>
    );
  }
  if (job.external_source) return <StateButton>Closed</StateButton>;
  if (user && user.id === job.recruiter_id) {
    return (
      <LinkButton to={webRoutes.dashboard.href({ tab: 'applications', view: 'board', job: job.id })} variant="outlined">
        See Applicants
      </LinkButton>
    );
  }
  if (job.applied) return whenApplied ?? <StateButton icon={<CheckIcon />}>Applied</StateButton>;
  if (job.status === 'paused') return <StateButton>Paused</StateButton>;
  if (!takesApplications(job)) return <StateButton>Closed</StateButton>;
  if (user && user.role !== 'freelancer') {
    return (
      <Tooltip describeChild title="Only crew accounts can apply for jobs.">
        <span>
          <StateButton>Apply Now</StateButton>
        </span>
      </Tooltip>
    );
  }
  return <ApplyNow {...{ job, titleId, user, look, applying }} />;
}

interface ApplyNowProps extends Pick<ApplyButtonProps, 'job' | 'titleId'> {
  user: SessionUser | null;
  applying: Applying;
  look: Pick<ButtonProps, 'variant' | 'color'>;
}

/** At once, or after what the company asks. */
function ApplyNow({ job, titleId, user, look, applying }: ApplyNowProps): ReactNode {
  const { apply, isApplying } = applying;
  const [isAsked, setAsked] = useState(false);
  const source = sourceIn(useSearchParams()[0]);
  const opensSheet = user !== null && (job.questions.length > 0 || job.needs_tickets);
  const start = (): void => {
    if (opensSheet) setAsked(true);
    else void apply(job.id);
  };
  const startOnceKnown = useOnceKnown(start);
  const button = (
    <Button
      {...look}
      type={user ? 'button' : 'submit'}
      onClick={(event) => {
        event.preventDefault();
        if (!opensSheet) startOnceKnown();
        start();
      }}
      disabled={isApplying}
      aria-describedby={titleId}
    >
      {isApplying ? 'Applying...' : 'Apply Now'}
    </Button>
  );
  return (
    <>
      {/* Without the app the browser itself goes to sign up, and back. */}
      <Form action={user ? undefined : webRoutes.auth.path}>
        {!user && (
          <>
            <input type="hidden" name="tab" value="signup" />
            <input type="hidden" name="next" value={applyAt(job.id, source)} />
          </>
        )}
        {/* The same one before and after it is known who this is: another would lose the press that it is under. */}
        {button}
      </Form>
      {user && isAsked && <LateApplySheet {...{ job, user, applying }} onClose={() => setAsked(false)} />}
    </>
  );
}

/** Looks like the button that would be here, and says why it is not. */
function StateButton({ icon, children }: { icon?: ReactNode; children: ReactNode }): ReactNode {
  return (
    <Button variant="outlined" disabled startIcon={icon} fullWidth>
      {children}
    </Button>
  );
}

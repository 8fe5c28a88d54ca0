import type { ReactNode } from 'react';
import type { DetailsState } from '../overlays/use-details';
import { JobDetails, Unfold } from './job-row.styles';

interface JobRowDetailsProps {
  onAttach: DetailsState['details']['onAttach'];
  onToggle: DetailsState['details']['onToggle'];
  /** The element that names the job. */
  describedBy: string;
  children: ReactNode;
}

/** What unfolds in a job's row. The browser does that, before the app is there as well. */
export function JobRowDetails({ onAttach, onToggle, describedBy, children }: JobRowDetailsProps): ReactNode {
  return (
    <details ref={onAttach} onToggle={onToggle}>
      <Unfold aria-describedby={describedBy}>
        <span className="more">More Details</span>
        <span className="less">Less Details</span>
      </Unfold>
      <JobDetails>{children}</JobDetails>
    </details>
  );
}

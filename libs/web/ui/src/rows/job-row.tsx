import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { DateBlock } from './date-block';
import { JobActions, JobLine, JobRowRoot, JobLabels } from './job-row.styles';

export interface JobRowProps {
  /** 'Sat 12 Sep', or nothing when no date is fixed. */
  day?: string | null;
  dateTime?: string | null;
  /** Text or a link. */
  title: ReactNode;
  /** A button of the job's own corner. */
  mark?: ReactNode;
  /** The company, and chips about it or the job's source. */
  company: ReactNode;
  /** One line; two on a phone. Hidden while the details are open. */
  about?: ReactNode;
  place: ReactNode;
  rate: ReactNode;
  /** 'a day', 'a year'. */
  rateUnit?: ReactNode;
  type: ReactNode;
  actions?: ReactNode;
  /** `JobRowDetails`: what unfolds in place, `Facts` left, words right. */
  details?: ReactNode;
  isPaused?: boolean;
  heading?: ElementType;
}

/** A job made for scanning: date, title and company, place, rate and type on fixed positions. */
export function JobRow({
  day,
  dateTime,
  title,
  mark,
  company,
  about,
  place,
  rate,
  rateUnit,
  type,
  actions,
  details,
  isPaused = false,
  heading = 'h3',
}: JobRowProps): ReactNode {
  return (
    <JobRowRoot data-paused={isPaused}>
      <DateBlock day={day} dateTime={dateTime} />
      <JobLabels>
        <Typography variant="h4" component={heading}>
          {title}
        </Typography>
        {mark}
        <div className="company">{company}</div>
        {about && <p className="about">{about}</p>}
      </JobLabels>
      <JobLine>
        <p className="place">{place}</p>
        <div className="terms">
          <p className="rate">
            <b>{rate}</b> {rateUnit && <span>{rateUnit}</span>}
          </p>
          <div className="type">{type}</div>
        </div>
      </JobLine>
      {actions && <JobActions>{actions}</JobActions>}
      {details}
    </JobRowRoot>
  );
}

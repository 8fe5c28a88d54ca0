import type { ApplicationCounts } from '@crewcall/contracts-jobs';
import { Card, CardBody, LineSkeleton, StarIcon, StateSummary } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

interface CountsSummaryProps {
  counts: ApplicationCounts | undefined;
  /** Crew read one number for 'under review', companies see the shortlist of their own. */
  side: 'freelancer' | 'recruiter';
  ratingCount?: number;
}

/** How the applications stand, at a glance. It keeps its room while the numbers are on their way. */
export function CountsSummary({ counts, side, ratingCount }: CountsSummaryProps): ReactNode {
  return (
    <Card>
      <CardBody sx={{ minHeight: 116 }}>
        {counts ? (
          <StateSummary counts={partsOf(counts, side)}>
            {ratingCount !== undefined && (
              <li>
                <b>{ratingCount}</b>
                <StarIcon sx={{ fontSize: '1rem' }} />
                Ratings
              </li>
            )}
          </StateSummary>
        ) : (
          <LineSkeleton height={10} />
        )}
      </CardBody>
    </Card>
  );
}

function partsOf(
  { applied, reviewed, shortlisted, hired, rejected }: ApplicationCounts,
  side: CountsSummaryProps['side'],
) {
  const isCompany = side === 'recruiter';
  return [
    { state: 'pending' as const, label: 'Pending', count: applied },
    { state: 'reviewed' as const, label: 'Under Review', count: isCompany ? reviewed : reviewed + shortlisted },
    ...(isCompany ? [{ state: 'shortlisted' as const, label: 'Shortlisted', count: shortlisted }] : []),
    { state: 'hired' as const, label: 'Hired', count: hired },
    { state: 'rejected' as const, label: 'Rejected', count: rejected },
  ];
}

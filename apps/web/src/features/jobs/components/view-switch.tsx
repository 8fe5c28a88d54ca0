import { LinkButton } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import type { JobView } from '../hooks/use-job-filters';

/** The same jobs as a list, or on a map. */
export function ViewSwitch({ view, hrefOf }: { view: JobView; hrefOf: (view: JobView) => string }): ReactNode {
  const partOf = (each: JobView): ReactNode => (
    <LinkButton
      size="small"
      {...(each === view && { variant: 'contained', color: 'inherit' })}
      to={hrefOf(each)}
      aria-current={each === view ? 'true' : undefined}
    >
      {each ? 'Map' : 'List'}
    </LinkButton>
  );
  return (
    <nav aria-label="View">
      {partOf('')}
      {partOf('map')}
    </nav>
  );
}

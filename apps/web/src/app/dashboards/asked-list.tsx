import type { CalendarItem, CalendarJob } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { Chip, LinkButton, RingIcon, Section, VisuallyHidden, WaitList, WaitRow } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { dayLabel } from '../../features/dashboard/model/london-words';
import { TimeLeft, useIsSoon } from '../../shared/time';

type Asked = CalendarItem & { job: CalendarJob };

/** What companies wait for an answer to, the soonest deadline first. The terms are read before they are accepted. */
export function AskedList({ asked }: { asked: readonly Asked[] }): ReactNode {
  return (
    <Section title="Waiting for your answer" count={asked.length}>
      <WaitList>
        {asked.map((item, index) => (
          <AskedRow key={item.job.offer_id} item={item} isFirst={index === 0} />
        ))}
      </WaitList>
    </Section>
  );
}

function AskedRow({
  item: { job, starts_on, starts_at, ends_at },
  isFirst,
}: {
  item: Asked;
  isFirst: boolean;
}): ReactNode {
  const isSoon = useIsSoon(job.ends_at);
  const title = `${job.role_name}, ${dayLabel(starts_on)}`;
  return (
    <WaitRow
      by={job.ends_at ? <TimeLeft until={job.ends_at} /> : 'No deadline'}
      isSoon={isSoon}
      kind={
        <Chip tone="info" icon={<RingIcon />}>
          Offer
        </Chip>
      }
      title={title}
      text={[
        job.company ?? 'A company without its name',
        job.location,
        starts_at && ends_at && `${starts_at} to ${ends_at}`,
      ]
        .filter(Boolean)
        .join(', ')}
      actions={
        <LinkButton to={webRoutes.offer.href(job.offer_id)} variant={isFirst ? 'contained' : 'outlined'}>
          Read and answer
          <VisuallyHidden>: {title}</VisuallyHidden>
        </LinkButton>
      }
    />
  );
}

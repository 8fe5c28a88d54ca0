import type { CalendarItem, CalendarJob } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { Chip, LinkButton, RingIcon, Section, TextLink, VisuallyHidden, WaitList, WaitRow } from '@crewcall/web-ui';
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import type { OfferQuestion } from '../../features/bookings/components/offer-questions';
import { dayLabel } from '../../features/dashboard/model/london-words';
import { TimeLeft, useIsSoon } from '../../shared/time';

const AnswerInRow = lazy(async () => ({
  default: (await import('../../features/bookings/components/answer-in-row')).AnswerInRow,
}));

type Asked = CalendarItem & { job: CalendarJob };

/** What companies wait for an answer to, the soonest deadline first. The terms are named before they are accepted. */
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
  const [asking, setAsking] = useState<OfferQuestion | null>(null);
  const [isAsked, setAsked] = useState(false);
  const to = webRoutes.offer.href(job.offer_id);
  // Without the app the offer's own page asks.
  const ask = (question: OfferQuestion) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setAsked(true);
    setAsking(question);
  };
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
      title={<TextLink to={to}>{title}</TextLink>}
      text={[
        job.company ?? 'A company without its name',
        job.location,
        starts_at && ends_at && `${starts_at} to ${ends_at}`,
      ]
        .filter(Boolean)
        .join(', ')}
      actions={
        <>
          <LinkButton to={to} variant={isFirst ? 'contained' : 'outlined'} onClick={ask('accept')}>
            Accept
            <VisuallyHidden>: {title}</VisuallyHidden>
          </LinkButton>
          <LinkButton to={to} variant="text" onClick={ask('decline')}>
            Decline
            <VisuallyHidden>: {title}</VisuallyHidden>
          </LinkButton>
        </>
      }
      more={
        <Suspense>
          {isAsked && <AnswerInRow offerId={job.offer_id} asking={asking} onClose={() => setAsking(null)} />}
        </Suspense>
      }
    />
  );
}

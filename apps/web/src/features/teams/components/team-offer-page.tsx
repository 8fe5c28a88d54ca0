import { styled } from '@mui/material/styles';
import { momentWords, type TeamOffer } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { onEveryVisit } from '@crewcall/web-data-access';
import { Card, Chip, type ChipTone, Note, PageHead, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { QueryState } from '../../../shared/query-state';
import { useTeamOfferQuery } from '../api/teams.api';
import { AskedMemberRow } from './asked-member-row';
import { TeamOfferActions } from './team-offer-actions';

const Narrow = styled('div')({ maxWidth: 860, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

const stateWords: Record<TeamOffer['state'], string> = {
  open: 'Waiting for answers',
  blocked: 'A member is missing',
  booked: 'All booked',
  stopped: 'Stopped',
};
const stateTones: Record<TeamOffer['state'], ChipTone> = {
  open: 'info',
  blocked: 'warn',
  booked: 'good',
  stopped: 'plain',
};

/** A team that was asked about a job: who has answered, who is missing, and what can be done about it. */
export function TeamOfferPage({ id }: { id: string }): ReactNode {
  const { data, error, isFetching, refetch } = useTeamOfferQuery(id, { refetchOnMountOrArgChange: onEveryVisit() });
  if (data) return <Shown offer={data} />;
  return (
    <>
      <PageHead title="Offer to a team" />
      <Card>
        <QueryState query={{ error, isFetching, refetch }} what="the offer" rows={4} height={72} />
      </Card>
    </>
  );
}

function Shown({ offer }: { offer: TeamOffer }): ReactNode {
  const { team_id, team_name, job_id, job_title, company, state, slots, answer_by, side } = offer;
  const missing = slots.flatMap((slot) => slot.missing ?? []);
  return (
    <Narrow>
      <PageHead
        title={team_name}
        lede={
          <>
            <TextLink to={webRoutes.job.href(job_id)}>{job_title}</TextLink>
            {side !== 'company' && `, ${company}`}
            {'. '}
            <TextLink to={webRoutes.team.href(team_id)}>The team</TextLink>
          </>
        }
        actions={<Chip tone={stateTones[state]}>{stateWords[state]}</Chip>}
      />
      {state === 'open' && (
        <Note>
          All are booked together once each has said yes, or none of them.
          {answer_by && ` Answers by ${momentWords(new Date(answer_by))}.`}
        </Note>
      )}
      {state === 'blocked' && (
        <Note tone="warn" title="No one is booked">
          {missing.join('. ')}.
        </Note>
      )}
      <Card component="ul">
        {slots.map((slot) => (
          <AskedMemberRow key={slot.user_id} {...{ offer, slot }} />
        ))}
      </Card>
      <TeamOfferActions offer={offer} />
    </Narrow>
  );
}

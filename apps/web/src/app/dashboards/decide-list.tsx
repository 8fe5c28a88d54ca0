import { counted, webRoutes, wordFor } from '@crewcall/contracts-core';
import type { Application, Job } from '@crewcall/contracts-jobs';
import type { Listed } from '@crewcall/web-data-access';
import { AlertIcon, Chip, EditIcon, LinkButton, Section, UsersIcon, WaitList, WaitRow } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import type { HeldPencil, NextCall } from '../../features/dashboard/api/company-next.api';
import { dayLabel } from '../../features/dashboard/model/london-words';
import { openPlaces } from '../../features/dashboard/model/open-places';
import { TimeAgo, TimeLeft, useIsSoon, useNow } from '../../shared/time';
import { untilWords } from '../../shared/time/left-words';

interface DecideListProps {
  decisions: number;
  pencils: readonly HeldPencil[];
  unfilled: readonly NextCall[];
  jobs: readonly Job[];
  waiting: Listed<Application> | undefined;
}

/** Decisions in the order in which they lose by waiting: what runs out, what is open for a call near, who has applied. */
export function DecideList({ decisions, pencils, unfilled, jobs, waiting }: DecideListProps): ReactNode {
  return (
    <Section title="Decide today" count={decisions}>
      <WaitList>
        {pencils.map((pencil) => (
          <PencilRow key={pencil.id} pencil={pencil} />
        ))}
        {unfilled.map((row) => (
          <OpenCallRow key={row.call.id} row={row} />
        ))}
        {waiting && waiting.total > 0 && <ApplicantsRow waiting={waiting} jobs={jobs} />}
      </WaitList>
    </Section>
  );
}

function PencilRow({ pencil }: { pencil: HeldPencil }): ReactNode {
  const { decide_by, freelancer_name, role_name, job_id, role_id, day, rank_words } = pencil;
  const isSoon = useIsSoon(decide_by);
  return (
    <WaitRow
      by={decide_by ? <TimeLeft until={decide_by} /> : 'Held'}
      isSoon={isSoon}
      kind={
        <Chip tone="warn" icon={<EditIcon />}>
          Pencil
        </Chip>
      }
      title={[freelancer_name ?? 'Crew member', role_name].join(', ')}
      text={[day && `For ${dayLabel(day)}`, ...rank_words].filter(Boolean).join('. ')}
      actions={
        <LinkButton
          to={job_id && role_id ? webRoutes.jobLadder.href(job_id, role_id) : webRoutes.offers.href()}
          variant="outlined"
        >
          Confirm or release
        </LinkButton>
      }
    />
  );
}

function OpenCallRow({ row }: { row: NextCall }): ReactNode {
  const now = useNow();
  const { call, job_id, job_title, positions, filled } = row;
  const open = openPlaces(row);
  return (
    <WaitRow
      by={<>Call {untilWords(call.from, now) ?? 'under way'}</>}
      isSoon
      kind={
        <Chip tone="bad" icon={<AlertIcon />}>
          {counted(open, 'place')} open
        </Chip>
      }
      title={[call.name, job_title, dayLabel(call.starts_on), call.starts_at].filter(Boolean).join(', ')}
      text={`${filled} of ${positions} booked`}
      actions={
        <LinkButton to={webRoutes.jobSchedule.href(job_id)} variant="outlined">
          Find cover
        </LinkButton>
      }
    />
  );
}

function ApplicantsRow({ waiting, jobs }: { waiting: Listed<Application>; jobs: readonly Job[] }): ReactNode {
  const { items, total } = waiting;
  const others = jobs.filter(({ id, applicants }) => applicants?.waiting && id !== items[0]?.job_id).length;
  return (
    <WaitRow
      by={items[0] && <TimeAgo at={items[0].applied_at} before="Newest " />}
      kind={
        <Chip tone="info" icon={<UsersIcon />}>
          {counted(total, 'applicant')}
        </Chip>
      }
      title={[items[0]?.job_title, others && `and ${others} more ${wordFor(others, 'job')}`].filter(Boolean).join(' ')}
      text="They wait for a first look."
      actions={
        <LinkButton to={webRoutes.dashboard.href({ tab: 'applications' })} variant="outlined">
          Review {total}
        </LinkButton>
      }
    />
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  attendanceLimits,
  attendedWords,
  lateUntilWords,
  noShowLimits,
  type CallSheet,
  type SheetDesk,
  type SheetReceipt,
} from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { initialsOf } from '@crewcall/contracts-identity';
import { errorText } from '@crewcall/web-data-access';
import {
  AlertIcon,
  Avatar,
  Card,
  CheckIcon,
  Chip,
  ClockIcon,
  Note,
  Section,
  SendIcon,
  TextLink,
} from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useNow } from '../../../shared/time';
import { useSetArrivedMutation } from '../api/call-sheets.api';
import { PeopleList } from './people-list';

const Hint = styled('p')(({ theme: { vars } }) => ({ color: vars.palette.text.hint, fontSize: '.875rem' }));
const Side = styled('div')({ display: 'grid', justifyItems: 'end', gap: 6 });
const SHOWN_MS = 72 * 3_600_000;

/** Who is on the way, who is here and who is not: from four hours before the call on. */
export function DayBoard({ sheet, desk: { receipts, draft } }: { sheet: CallSheet; desk: SheetDesk }): ReactNode {
  const now = useNow();
  // Each by the time that they agreed to: a moved call has several.
  const since = (receipt: SheetReceipt): number => now - Date.parse(receipt.from);
  const isOfTheDay = (ms: number): boolean => ms >= -attendanceLimits.aheadMs && ms <= SHOWN_MS;
  if (!receipts.map(since).some(isOfTheDay)) return null;
  const here = receipts.filter(({ attendance }) => attendance.arrived).length;
  return (
    <Section title="On the day">
      <Card>
        <PeopleList>
          <li className="whole">
            <b>
              {here} of {receipts.length} arrived
            </b>
          </li>
          {receipts.map((receipt) => (
            <Person
              key={receipt.user_id}
              callId={sheet.call_id}
              callTime={draft.starts_at}
              sinceCall={since(receipt)}
              {...{ receipt }}
            />
          ))}
        </PeopleList>
      </Card>
      <Hint>
        A place is shared only by who ticks the box for it, and deleted at midnight after the call. Then only “within
        500 m” stays.
      </Hint>
    </Section>
  );
}

interface PersonProps {
  callId: string;
  callTime: string | null;
  receipt: SheetReceipt;
  /** In milliseconds. */
  sinceCall: number;
}

function Person({ callId, callTime, receipt, sinceCall }: PersonProps): ReactNode {
  const [setArrived, { isLoading, error }] = useSetArrivedMutation();
  const { user_id, role, attendance, is_no_show } = receipt;
  const { on_way, arrived } = attendance;
  const name = receipt.name ?? 'Crew member';
  const said = arrived ? attendedWords('Arrived', arrived) : on_way && attendedWords('On my way', on_way);
  return (
    <li>
      <Avatar seed={user_id} initials={initialsOf(name)} size="s" />
      <div>
        <b>{name}</b>
        <small>{said ?? [role, callTime ? `call ${callTime}` : 'call time to follow'].join(', ')}</small>
        <Said {...{ receipt, name, sinceCall }} />
        {error && <Note tone="bad">{errorText(error, 'That was not saved. Please try again.')}</Note>}
      </div>
      <Side>
        <AttendanceChip receipt={receipt} />
        {!arrived && !is_no_show && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            aria-label={`Set ${name} as arrived`}
            disabled={isLoading}
            onClick={() => void setArrived({ callId, userId: user_id })}
          >
            Set arrived
          </Button>
        )}
      </Side>
    </li>
  );
}

/** How late, where, and what can be said of who has not come. */
function Said({ receipt, name, sinceCall }: Pick<PersonProps, 'receipt' | 'sinceCall'> & { name: string }): ReactNode {
  const { arrived, on_way, late, is_missing } = receipt.attendance;
  const point = (arrived ?? on_way)?.point;
  const mayClaim = is_missing && !receipt.is_no_show && sinceCall >= noShowLimits.afterMs;
  return (
    <>
      {late && !arrived && <small>{[lateUntilWords(late), late.note].filter(Boolean).join('. ')}</small>}
      {point && (
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${point.lat},${point.lon}`}
          target="_blank"
          rel="noreferrer"
        >
          Where {name} is
        </a>
      )}
      {mayClaim && <TextLink to={webRoutes.booking.href(receipt.booking_id)}>Did not show?</TextLink>}
    </>
  );
}

function AttendanceChip({ receipt: { attendance, is_no_show } }: Pick<PersonProps, 'receipt'>): ReactNode {
  const { arrived, on_way, late, is_missing } = attendance;
  if (arrived)
    return (
      <Chip tone="good" icon={<CheckIcon />}>
        Arrived
      </Chip>
    );
  if (is_no_show) return <Chip tone="bad">Did not show</Chip>;
  if (late)
    return (
      <Chip tone="warn" icon={<ClockIcon />}>
        Late
      </Chip>
    );
  if (is_missing)
    return (
      <Chip tone="bad" icon={<AlertIcon />}>
        Not arrived
      </Chip>
    );
  if (!on_way) return <Chip tone="line">Expected</Chip>;
  return (
    <Chip tone="info" icon={<SendIcon />}>
      On my way
    </Chip>
  );
}
